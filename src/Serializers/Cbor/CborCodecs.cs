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

/// <summary>The codec of <see cref="Cbor"/> on <see cref="Complex"/>.</summary>
public readonly struct CborComplex : IBufferCodec, ICodecOf<Cbor, Complex>
{
    /// <inheritdoc/>
    public static object Create() => Complex.Create();

    /// <inheritdoc/>
    public static byte[] Serialize(object data) => Write(data).Encode();

    /// <inheritdoc/>
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => Write(data).CopyTo(buffer);

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload)
    {
        var reader = CborKept.Reader(payload);
        var complex = Read(reader);
        reader.ExpectEnd();
        return complex;
    }

    /// <summary>Reads a map.</summary>
    internal static Complex Read(CborReader reader)
    {
        var complex = new Complex();
        reader.ReadStartMap();
        while (reader.PeekState() != CborReaderState.EndMap)
        {
            var key = reader.ReadKey();
            if (key.SequenceEqual("Id"u8))
                complex.Id = reader.ReadInt32();
            else if (key.SequenceEqual("OtherId"u8))
                complex.OtherId = reader.ReadInt32();
            else if (key.SequenceEqual("Name"u8))
                complex.Name = reader.ReadText();
            else if (key.SequenceEqual("EnumValue"u8))
                complex.EnumValue = (Level)reader.ReadInt32();
            else if (key.SequenceEqual("Percentage"u8))
                complex.Percentage = reader.ReadDouble();
            else if (key.SequenceEqual("Cost"u8))
                complex.Cost = reader.ReadDecimal();
            else if (key.SequenceEqual("Children"u8))
                complex.Children = CborChild.ReadList(reader);
            else
                reader.SkipValue();
        }

        reader.ReadEndMap();
        return complex;
    }

    private static CborWriter Write(object data)
    {
        var writer = CborKept.Writer();
        Write(writer, Unsafe.As<Complex>(data));
        return writer;
    }

    /// <summary>Writes a map.</summary>
    internal static void Write(CborWriter writer, Complex complex)
    {
        writer.WriteStartMap(7);
        writer.WriteTextString("Id");
        writer.WriteInt32(complex.Id);
        writer.WriteTextString("OtherId");
        writer.WriteInt32(complex.OtherId);
        writer.WriteTextString("Name");
        writer.WriteText(complex.Name);
        writer.WriteTextString("EnumValue");
        writer.WriteInt32((int)complex.EnumValue);
        writer.WriteTextString("Percentage");
        writer.WriteDouble(complex.Percentage);
        writer.WriteTextString("Cost");
        writer.WriteDecimal(complex.Cost);
        writer.WriteTextString("Children");
        CborChild.WriteList(writer, complex.Children);
        writer.WriteEndMap();
    }
}
