using System.Formats.Cbor;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.Cbor;

/// <summary>The children of <see cref="Complex"/>: null, or an array of maps.</summary>
internal static class CborChild
{
    /// <summary>Writes the list or null.</summary>
    public static void WriteList(CborWriter writer, List<Child>? children)
    {
        if (children is null)
        {
            writer.WriteNull();
            return;
        }

        writer.WriteStartArray(children.Count);
        foreach (var child in children)
            Write(writer, child);
        writer.WriteEndArray();
    }

    /// <summary>Reads the list or null.</summary>
    public static List<Child>? ReadList(CborReader reader)
    {
        if (reader.TryReadNull())
            return null;
        var children = new List<Child>(reader.ReadStartArray() ?? 0); // The reader rejects more elements than bytes can follow.
        while (reader.PeekState() != CborReaderState.EndArray)
            children.Add(Read(reader)!);
        reader.ReadEndArray();
        return children;
    }

    private static void Write(CborWriter writer, Child? child)
    {
        if (child is null)
        {
            writer.WriteNull();
            return;
        }

        writer.WriteStartMap(5);
        writer.WriteTextString("Id");
        writer.WriteGuid(child.Id);
        writer.WriteTextString("Created");
        writer.WriteDate(child.Created);
        writer.WriteTextString("LastEdit");
        writer.WriteDate(child.LastEdit);
        writer.WriteTextString("Name");
        writer.WriteText(child.Name);
        writer.WriteTextString("Percentage");
        writer.WriteSingle(child.Percentage);
        writer.WriteEndMap();
    }

    private static Child? Read(CborReader reader)
    {
        if (reader.TryReadNull())
            return null;
        var child = new Child();
        reader.ReadStartMap();
        while (reader.PeekState() != CborReaderState.EndMap)
        {
            var key = reader.ReadKey();
            if (key.SequenceEqual("Id"u8))
                child.Id = reader.ReadGuid();
            else if (key.SequenceEqual("Created"u8))
                child.Created = reader.ReadDate();
            else if (key.SequenceEqual("LastEdit"u8))
                child.LastEdit = reader.ReadDate();
            else if (key.SequenceEqual("Name"u8))
                child.Name = reader.ReadText();
            else if (key.SequenceEqual("Percentage"u8))
                child.Percentage = reader.ReadSingle();
            else
                reader.SkipValue();
        }

        reader.ReadEndMap();
        return child;
    }
}
