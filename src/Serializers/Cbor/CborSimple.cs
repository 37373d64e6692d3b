using System.Buffers;
using System.Formats.Cbor;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.Cbor;

/// <summary>The codec of <see cref="Cbor"/> on <see cref="Simple"/>.</summary>
public readonly struct CborSimple : IBufferCodec, ICodecOf<Cbor, Simple>
{
    /// <inheritdoc/>
    public static object Create() => Simple.Create();

    /// <inheritdoc/>
    public static byte[] Serialize(object data) => Write(data).Encode();

    /// <inheritdoc/>
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => Write(data).CopyTo(buffer);

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload)
    {
        var reader = CborKept.Reader(payload);
        var simple = new Simple();
        reader.ReadStartMap();
        while (reader.PeekState() != CborReaderState.EndMap)
        {
            var key = reader.ReadKey();
            if (key.SequenceEqual("Id"u8))
                simple.Id = reader.ReadInt32();
            else if (key.SequenceEqual("OtherId"u8))
                simple.OtherId = reader.ReadInt32();
            else if (key.SequenceEqual("Name"u8))
                simple.Name = reader.ReadText();
            else if (key.SequenceEqual("EnumValue"u8))
                simple.EnumValue = (Level)reader.ReadInt32();
            else
                reader.SkipValue();
        }

        reader.ReadEndMap();
        reader.ExpectEnd();
        return simple;
    }

    private static CborWriter Write(object data)
    {
        var simple = Unsafe.As<Simple>(data);
        var writer = CborKept.Writer();
        writer.WriteStartMap(4);
        writer.WriteTextString("Id");
        writer.WriteInt32(simple.Id);
        writer.WriteTextString("OtherId");
        writer.WriteInt32(simple.OtherId);
        writer.WriteTextString("Name");
        writer.WriteText(simple.Name);
        writer.WriteTextString("EnumValue");
        writer.WriteInt32((int)simple.EnumValue);
        writer.WriteEndMap();
        return writer;
    }
}
