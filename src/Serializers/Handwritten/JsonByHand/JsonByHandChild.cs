using System.Text.Json;
using SerializationBenchmarks.Models;
using static SerializationBenchmarks.Serializers.Handwritten.JsonByHand.JsonByHandReader;

namespace SerializationBenchmarks.Serializers.Handwritten.JsonByHand;

/// <summary>The children of <see cref="Complex"/>: null, or an array of objects and nulls.</summary>
internal static class JsonByHandChild
{
    /// <summary>Writes the member.</summary>
    public static void WriteList(Utf8JsonWriter writer, List<Child>? children)
    {
        if (children is null)
        {
            writer.WriteNull(JsonByHandNames.Children);
            return;
        }

        writer.WriteStartArray(JsonByHandNames.Children);
        foreach (var child in children)
            Write(writer, child);
        writer.WriteEndArray();
    }

    /// <summary>Reads the member's value.</summary>
    public static List<Child>? ReadList(ref Utf8JsonReader reader)
    {
        reader.Read();
        if (reader.TokenType == JsonTokenType.Null)
            return null;
        if (reader.TokenType != JsonTokenType.StartArray)
            Malformed.Other($"{reader.TokenType} where an array is expected", (int)reader.TokenStartIndex);
        var children = new List<Child>();
        for (reader.Read(); reader.TokenType != JsonTokenType.EndArray; reader.Read())
            children.Add(Read(ref reader)!);
        return children;
    }

    private static void Write(Utf8JsonWriter writer, Child? child)
    {
        if (child is null)
        {
            writer.WriteNullValue();
            return;
        }

        writer.WriteStartObject();
        writer.WriteString(JsonByHandNames.Id, child.Id);
        writer.WriteString(JsonByHandNames.Created, child.Created);
        writer.WriteString(JsonByHandNames.LastEdit, child.LastEdit);
        writer.WriteString(JsonByHandNames.Name, child.Name);
        writer.WriteNumber(JsonByHandNames.Percentage, child.Percentage);
        writer.WriteEndObject();
    }

    private static Child? Read(ref Utf8JsonReader reader)
    {
        if (reader.TokenType == JsonTokenType.Null)
            return null;
        ExpectObject(ref reader);
        var child = new Child();
        while (NextMember(ref reader))
            ReadMember(ref reader, child);
        return child;
    }

    private static void ReadMember(ref Utf8JsonReader reader, Child child)
    {
        if (reader.ValueTextEquals("Id"u8))
        {
            reader.Read();
            child.Id = reader.GetGuid();
        }
        else if (reader.ValueTextEquals("Created"u8))
        {
            reader.Read();
            child.Created = reader.GetDateTime();
        }
        else if (reader.ValueTextEquals("LastEdit"u8))
        {
            reader.Read();
            child.LastEdit = reader.GetDateTime();
        }
        else if (reader.ValueTextEquals("Name"u8))
        {
            child.Name = ReadText(ref reader);
        }
        else if (reader.ValueTextEquals("Percentage"u8))
        {
            reader.Read();
            child.Percentage = reader.GetSingle();
        }
        else
        {
            reader.Skip();
        }
    }
}
