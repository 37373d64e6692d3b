using System.Buffers;
using System.Formats.Cbor;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Cbor;

namespace SerializationBenchmarks.Benchmarks.Studies.Memory;

/// <summary>The codec of <see cref="Cbor"/> on a list of packages.</summary>
/// <typeparam name="TModel">The model.</typeparam>
public readonly struct CborPackages<TModel> : IBufferCodec, IStudyCodec<CborPackages<TModel>, TModel>, ICodecOf<Cbor, List<Package>>, ICborItem<Package>
    where TModel : struct, IModelType
{
    /// <inheritdoc/>
    public static byte[] Serialize(object data) => CborList<CborPackages<TModel>, Package>.Write(data).Encode();

    /// <inheritdoc/>
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => CborList<CborPackages<TModel>, Package>.Write(data).CopyTo(buffer);

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload) => CborList<CborPackages<TModel>, Package>.Read(payload);

    static Package ICborItem<Package>.Read(CborReader reader)
    {
        var package = new Package();
        reader.ReadStartMap();
        while (reader.PeekState() != CborReaderState.EndMap)
        {
            var key = reader.ReadKey();
            if (key.SequenceEqual("Name"u8))
                package.Name = reader.ReadTextString();
            else if (key.SequenceEqual("Version"u8))
                package.Version = reader.ReadTextString();
            else if (key.SequenceEqual("Build"u8))
                package.Build = reader.ReadTextString();
            else if (key.SequenceEqual("BuildNumber"u8))
                package.BuildNumber = reader.ReadInt32();
            else if (key.SequenceEqual("Depends"u8))
                package.Depends = ReadTexts(reader);
            else if (key.SequenceEqual("Md5"u8))
                package.Md5 = reader.ReadTextString();
            else if (key.SequenceEqual("Sha256"u8))
                package.Sha256 = reader.ReadTextString();
            else if (key.SequenceEqual("Size"u8))
                package.Size = reader.ReadInt64();
            else if (key.SequenceEqual("Timestamp"u8))
                package.Timestamp = reader.ReadInt64();
            else if (key.SequenceEqual("License"u8))
                package.License = reader.ReadText();
            else
                reader.SkipValue();
        }

        reader.ReadEndMap();
        return package;
    }

    static void ICborItem<Package>.Write(CborWriter writer, Package package)
    {
        writer.WriteStartMap(10);
        writer.WriteTextString("Name");
        writer.WriteTextString(package.Name);
        writer.WriteTextString("Version");
        writer.WriteTextString(package.Version);
        writer.WriteTextString("Build");
        writer.WriteTextString(package.Build);
        writer.WriteTextString("BuildNumber");
        writer.WriteInt32(package.BuildNumber);
        writer.WriteTextString("Depends");
        WriteTexts(writer, package.Depends);
        writer.WriteTextString("Md5");
        writer.WriteTextString(package.Md5);
        writer.WriteTextString("Sha256");
        writer.WriteTextString(package.Sha256);
        writer.WriteTextString("Size");
        writer.WriteInt64(package.Size);
        writer.WriteTextString("Timestamp");
        writer.WriteInt64(package.Timestamp);
        writer.WriteTextString("License");
        writer.WriteText(package.License);
        writer.WriteEndMap();
    }

    private static List<string> ReadTexts(CborReader reader)
    {
        var texts = new List<string>(reader.ReadStartArray() ?? 0);
        while (reader.PeekState() != CborReaderState.EndArray)
            texts.Add(reader.ReadTextString());
        reader.ReadEndArray();
        return texts;
    }

    private static void WriteTexts(CborWriter writer, List<string> texts)
    {
        writer.WriteStartArray(texts.Count);
        foreach (var text in texts)
            writer.WriteTextString(text);
        writer.WriteEndArray();
    }
}
