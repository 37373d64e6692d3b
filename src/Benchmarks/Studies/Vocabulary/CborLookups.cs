using System.Buffers;
using System.Formats.Cbor;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Cbor;

namespace SerializationBenchmarks.Benchmarks.Studies.Vocabulary;

/// <summary>The codec of <see cref="Cbor"/> on a list of look-ups.</summary>
/// <typeparam name="TModel">The model.</typeparam>
public readonly struct CborLookups<TModel> : IBufferCodec, IStudyCodec<CborLookups<TModel>, TModel>, ICodecOf<Cbor, List<Lookup>>
    where TModel : struct, IModelType
{
    /// <inheritdoc/>
    public static byte[] Serialize(object data) => Write(data).Encode();

    /// <inheritdoc/>
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => Write(data).CopyTo(buffer);

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload)
    {
        var reader = CborKept.Reader(payload);
        var lookups = new List<Lookup>(reader.ReadStartArray() ?? 0); // The reader rejects more elements than bytes can follow.
        while (reader.PeekState() != CborReaderState.EndArray)
            lookups.Add(Read(reader));
        reader.ReadEndArray();
        reader.ExpectEnd();
        return lookups;
    }

    private static CborWriter Write(object data)
    {
        var writer = CborKept.Writer();
        var lookups = Unsafe.As<List<Lookup>>(data);
        writer.WriteStartArray(lookups.Count);
        foreach (var lookup in lookups)
            Write(writer, lookup);
        writer.WriteEndArray();
        return writer;
    }

    private static Lookup Read(CborReader reader)
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

    private static void Write(CborWriter writer, Lookup lookup)
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
