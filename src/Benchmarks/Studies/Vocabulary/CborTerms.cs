using System.Buffers;
using System.Formats.Cbor;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Cbor;

namespace SerializationBenchmarks.Benchmarks.Studies.Vocabulary;

/// <summary>The codec of <see cref="Cbor"/> on a list of terms.</summary>
/// <typeparam name="TModel">The model.</typeparam>
public readonly struct CborTerms<TModel> : IBufferCodec, IStudyCodec<CborTerms<TModel>, TModel>, ICodecOf<Cbor, List<Term>>, ICborItem<Term>
    where TModel : struct, IModelType
{
    /// <inheritdoc/>
    public static byte[] Serialize(object data) => CborList<CborTerms<TModel>, Term>.Write(data).Encode();

    /// <inheritdoc/>
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => CborList<CborTerms<TModel>, Term>.Write(data).CopyTo(buffer);

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload) => CborList<CborTerms<TModel>, Term>.Read(payload);

    static Term ICborItem<Term>.Read(CborReader reader)
    {
        var term = new Term();
        reader.ReadStartMap();
        while (reader.PeekState() != CborReaderState.EndMap)
        {
            var key = reader.ReadKey();
            if (key.SequenceEqual("term class"u8))
                term.TermClass = reader.ReadTextString();
            else if (key.SequenceEqual("canonical form"u8))
                term.CanonicalForm = reader.ReadTextString();
            else if (key.SequenceEqual("rank"u8))
                term.Rank = reader.ReadInt32();
            else if (key.SequenceEqual("count"u8))
                term.Count = reader.ReadDouble();
            else if (key.SequenceEqual("term forms"u8))
                term.Forms = CborForms.Read(reader);
            else
                reader.SkipValue();
        }

        reader.ReadEndMap();
        return term;
    }

    static void ICborItem<Term>.Write(CborWriter writer, Term term)
    {
        writer.WriteStartMap(5);
        writer.WriteTextString("term class");
        writer.WriteTextString(term.TermClass);
        writer.WriteTextString("canonical form");
        writer.WriteTextString(term.CanonicalForm);
        writer.WriteTextString("rank");
        writer.WriteInt32(term.Rank);
        writer.WriteTextString("count");
        writer.WriteDouble(term.Count);
        writer.WriteTextString("term forms");
        CborForms.Write(writer, term.Forms);
        writer.WriteEndMap();
    }
}
