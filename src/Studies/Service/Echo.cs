using System.Buffers;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Studies.Service;

/// <summary>Reads and writes the bytes of another codec's payload, and neither serializes nor deserializes: what a server takes without a serializer.</summary>
public readonly struct Echo<TCodec> : IBodyCodec
    where TCodec : struct, ICodec
{
    public static BodyAccess Body => BodyAccess.Pieces;

    public static IReadOnlyList<object>? Samples => TCodec.Samples;

    public static object Create() => FromModel(TCodec.ToModel(TCodec.Create()));

    public static byte[] Serialize(object data) => Unsafe.As<EchoedBytes>(data).Bytes.ToArray();

    public static object Deserialize(byte[] payload) => new EchoedBytes(payload, payload.Length);

    public static object ToModel(object data) => TCodec.ToModel(TCodec.Deserialize(Serialize(data)));

    public static object FromModel(object model) => Deserialize(TCodec.Serialize(TCodec.FromModel(model)));

    public static void WriteBody(object data, IBufferWriter<byte> body)
    {
        var echoed = Unsafe.As<EchoedBytes>(data);
        body.Write(echoed.Bytes);
        ArrayPool<byte>.Shared.Return(echoed.Array);
    }

    public static object ReadBody(in ReadOnlySequence<byte> body)
    {
        var array = ArrayPool<byte>.Shared.Rent((int)body.Length);
        body.CopyTo(array);
        return new EchoedBytes(array, (int)body.Length);
    }
}

/// <summary>The bytes of a body, in an array that may be longer.</summary>
/// <param name="length">How many of its bytes they are.</param>
internal sealed class EchoedBytes(byte[] array, int length)
{
    /// <summary>The array.</summary>
    public byte[] Array => array;

    /// <summary>The bytes.</summary>
    public ReadOnlySpan<byte> Bytes => array.AsSpan(0, length);
}
