using System.Text;
using System.Text.Json;

namespace SerializationBenchmarks.OwnTypes.Samples;

/// <summary>The value of a document at which System.Text.Json stopped.</summary>
/// <param name="Text">As the document has it; null of an object or an array.</param>
internal sealed record PlacedValue(JsonPath Path, string? Text)
{
    /// <summary>Finds it by the place that the library says: the line, and the bytes of that up to behind the value.</summary>
    /// <returns>Null where the library says no place of a value.</returns>
    public static PlacedValue? Of(ReadOnlySpan<byte> json, JsonException exception)
    {
        if (exception is not { LineNumber: { } line, BytePositionInLine: { } place })
            return null;
        var end = place;
        for (var rest = json; line > 0 && rest.IndexOf((byte)'\n') is >= 0 and var length; line--)
        {
            end += length + 1;
            rest = rest[(length + 1)..];
        }

        var around = new Stack<(JsonPath Path, bool IsArray)>();
        var path = JsonPath.Root;
        var reader = new Utf8JsonReader(json, new JsonReaderOptions { MaxDepth = int.MaxValue });
        while (reader.Read())
        {
            if (reader.TokenType == JsonTokenType.PropertyName)
            {
                path = around.Peek().Path.Member(JsonText.NameAt(ref reader));
                continue;
            }

            if (reader.TokenType is JsonTokenType.EndObject or JsonTokenType.EndArray)
                path = around.Pop().Path;
            else if (around.TryPeek(out var holder) && holder.IsArray)
                path = holder.Path.Element();
            if (reader.BytesConsumed >= end)
                return new PlacedValue(path, reader.TokenType is JsonTokenType.StartObject or JsonTokenType.StartArray or JsonTokenType.EndObject or JsonTokenType.EndArray ? null : Encoding.UTF8.GetString(json[(int)reader.TokenStartIndex..(int)reader.BytesConsumed]));
            if (reader.TokenType is JsonTokenType.StartObject or JsonTokenType.StartArray)
                around.Push((path, reader.TokenType == JsonTokenType.StartArray));
        }

        return null;
    }
}
