using System.Buffers;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Studies.Compression;

namespace SerializationBenchmarks.Studies.Cache;

/// <summary>The bytes of another codec's payload as a value of their own, which HybridCache reads and writes without a serializer: what a cache takes by itself.</summary>
public readonly struct PlainBytes<TCodec> : IBodyCodec
    where TCodec : struct, ICodec
{
    public static BodyAccess Body => BodyAccess.Pieces;

    public static IReadOnlyList<object>? Samples => TCodec.Samples;

    public static object Create() => FromModel(TCodec.ToModel(TCodec.Create()));

    public static byte[] Serialize(object data) => Unsafe.As<byte[]>(data);

    public static object Deserialize(byte[] payload) => payload;

    public static object ToModel(object data) => TCodec.ToModel(TCodec.Deserialize((byte[])data));

    public static object FromModel(object model) => TCodec.Serialize(TCodec.FromModel(model));

    public static void WriteBody(object data, IBufferWriter<byte> body) => body.Write(Unsafe.As<byte[]>(data));

    public static object ReadBody(in ReadOnlySequence<byte> body) => body.ToArray();
}

/// <summary>A codec's payload, compressed.</summary>
internal sealed class CompressedBody<TCodec, TCompressor> : Body
    where TCodec : struct, ICodec
    where TCompressor : struct, ICompressor
{
    public override BodyAccess Access => BodyAccess.Arrays;

    public override void Write(object data, IBufferWriter<byte> body) => body.Write(TCompressor.Compress(TCodec.Serialize(data)));

    public override object Read(in ReadOnlySequence<byte> body) => TCodec.Deserialize(TCompressor.Decompress(body.ToArray()));
}
