using System.Formats.Cbor;
using SerializationBenchmarks.Serializers.Cbor;

namespace SerializationBenchmarks.Benchmarks.Studies.Vocabulary;

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
