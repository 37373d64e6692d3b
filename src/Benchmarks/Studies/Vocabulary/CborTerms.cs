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

/// <summary>The forms of a <see cref="Term"/>: an array of maps.</summary>
internal static class CborForms
{
    public static List<TermForm> Read(CborReader reader)
    {
        var forms = new List<TermForm>(reader.ReadStartArray() ?? 0); // The reader rejects more elements than bytes can follow.
        while (reader.PeekState() != CborReaderState.EndArray)
            forms.Add(ReadOne(reader));
        reader.ReadEndArray();
        return forms;
    }

    public static void Write(CborWriter writer, List<TermForm> forms)
    {
        writer.WriteStartArray(forms.Count);
        foreach (var form in forms)
            Write(writer, form);
        writer.WriteEndArray();
    }

    private static TermForm ReadOne(CborReader reader)
    {
        var form = new TermForm();
        reader.ReadStartMap();
        while (reader.PeekState() != CborReaderState.EndMap)
        {
            var key = reader.ReadKey();
            if (key.SequenceEqual("form"u8))
                form.Form = reader.ReadTextString();
            else if (key.SequenceEqual("count"u8))
                form.Count = reader.ReadDouble();
            else
                reader.SkipValue();
        }

        reader.ReadEndMap();
        return form;
    }

    private static void Write(CborWriter writer, TermForm form)
    {
        writer.WriteStartMap(2);
        writer.WriteTextString("form");
        writer.WriteTextString(form.Form);
        writer.WriteTextString("count");
        writer.WriteDouble(form.Count);
        writer.WriteEndMap();
    }
}

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
