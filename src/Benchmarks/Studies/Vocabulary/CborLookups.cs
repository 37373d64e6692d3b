using System.Buffers;
using System.Formats.Cbor;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Cbor;

namespace SerializationBenchmarks.Benchmarks.Studies.Vocabulary;

/// <summary>The codec of <see cref="Cbor"/> on a list of look-ups.</summary>
/// <typeparam name="TModel">The model.</typeparam>
public readonly struct CborLookups<TModel> : IBufferCodec, IStudyCodec<CborLookups<TModel>, TModel>, ICodecOf<Cbor, List<Lookup>>, ICborItem<Lookup>
    where TModel : struct, IModelType
{
    /// <inheritdoc/>
    public static byte[] Serialize(object data) => CborList<CborLookups<TModel>, Lookup>.Write(data).Encode();

    /// <inheritdoc/>
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => CborList<CborLookups<TModel>, Lookup>.Write(data).CopyTo(buffer);

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload) => CborList<CborLookups<TModel>, Lookup>.Read(payload);

    static Lookup ICborItem<Lookup>.Read(CborReader reader)
    {
        var lookup = new Lookup();
        reader.ReadStartMap();
        while (reader.PeekState() != CborReaderState.EndMap)
        {
            var key = reader.ReadKey();
            if (key.SequenceEqual("Query"u8))
                lookup.Query = reader.ReadTextString();
            else if (key.SequenceEqual("Answer"u8))
                lookup.Answer = reader.ReadTextString();
            else if (key.SequenceEqual("Seconds"u8))
                lookup.Seconds = reader.ReadInt32();
            else
                reader.SkipValue();
        }

        reader.ReadEndMap();
        return lookup;
    }

    static void ICborItem<Lookup>.Write(CborWriter writer, Lookup lookup)
    {
        writer.WriteStartMap(3);
        writer.WriteTextString("Query");
        writer.WriteTextString(lookup.Query);
        writer.WriteTextString("Answer");
        writer.WriteTextString(lookup.Answer);
        writer.WriteTextString("Seconds");
        writer.WriteInt32(lookup.Seconds);
        writer.WriteEndMap();
    }
}
