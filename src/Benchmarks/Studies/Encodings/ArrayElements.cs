using System.Text.Json;

namespace SerializationBenchmarks.Benchmarks.Studies.Encodings;

/// <summary>Reads elements of a JSON array whose places have types of their own.</summary>
internal static class ArrayElements
{
    /// <summary>Reads the next element, a string.</summary>
    /// <param name="reader">Before the element.</param>
    /// <param name="what">What the array is, for the exception's message.</param>
    /// <exception cref="JsonException">It is none.</exception>
    public static string Text(ref Utf8JsonReader reader, string what) =>
        reader.Read() && reader.TokenType == JsonTokenType.String ? reader.GetString()! : throw new JsonException(what);

    /// <summary>Reads the next element, a string or null.</summary>
    /// <inheritdoc cref="Text"/>
    public static string? OptionalText(ref Utf8JsonReader reader, string what) =>
        reader.Read() && reader.TokenType is JsonTokenType.String or JsonTokenType.Null ? reader.GetString() : throw new JsonException(what);

    /// <summary>Reads the next element, an integer of 32 bits.</summary>
    /// <inheritdoc cref="Text"/>
    public static int Number(ref Utf8JsonReader reader, string what) =>
        reader.Read() && reader.TokenType == JsonTokenType.Number && reader.TryGetInt32(out var number) ? number : throw new JsonException(what);
}
