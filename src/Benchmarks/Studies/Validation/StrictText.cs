using System.Text.Json;
using System.Text.Json.Serialization;

namespace SerializationBenchmarks.Benchmarks.Studies.Validation;

/// <summary>Reads a text of a length, for System.Text.Json.</summary>
/// <param name="least">Characters, at least.</param>
/// <param name="most">Characters, at most.</param>
internal sealed class StrictText(int least, int most) : JsonConverter<string>
{
    public override string Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
    {
        if (reader.TokenType != JsonTokenType.String)
            throw new JsonException("This is no text.");
        var text = reader.GetString()!;
        return text.Length >= least && text.Length <= most ? text : throw new JsonException($"The text has {text.Length} characters instead of {least} to {most}.");
    }

    public override void Write(Utf8JsonWriter writer, string value, JsonSerializerOptions options) => writer.WriteStringValue(value);
}
