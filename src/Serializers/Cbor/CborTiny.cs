using System.Buffers;
using System.Formats.Cbor;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.Cbor;

/// <summary>The codec of <see cref="Cbor"/> on <see cref="Tiny"/>.</summary>
public readonly struct CborTiny : IBufferCodec, ICodecOf<Cbor, Tiny>
{
    /// <inheritdoc/>
    public static object Create() => Tiny.Create();

    /// <inheritdoc/>
    public static byte[] Serialize(object data) => Write(data).Encode();

    /// <inheritdoc/>
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => Write(data).CopyTo(buffer);

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload)
    {
        var reader = CborKept.Reader(payload);
        var tiny = new Tiny();
        reader.ReadStartMap();
        while (reader.PeekState() != CborReaderState.EndMap)
        {
            var key = reader.ReadKey();
            if (key.SequenceEqual("Id"u8))
                tiny.Id = reader.ReadInt32();
            else if (key.SequenceEqual("OtherId"u8))
                tiny.OtherId = reader.ReadInt32();
            else
                reader.SkipValue();
        }

        reader.ReadEndMap();
        reader.ExpectEnd();
        return tiny;
    }

    private static CborWriter Write(object data)
    {
        var tiny = Unsafe.As<Tiny>(data);
        var writer = CborKept.Writer();
        writer.WriteStartMap(2);
        writer.WriteTextString("Id");
        writer.WriteInt32(tiny.Id);
        writer.WriteTextString("OtherId");
        writer.WriteInt32(tiny.OtherId);
        writer.WriteEndMap();
        return writer;
    }
}
