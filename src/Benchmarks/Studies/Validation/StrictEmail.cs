using System.Text.Json;
using System.Text.Json.Serialization;

namespace SerializationBenchmarks.Benchmarks.Studies.Validation;

/// <summary>Reads an e-mail address, for System.Text.Json.</summary>
internal sealed class StrictEmail : JsonConverter<string>
{
    public override string Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
    {
        if (reader.TokenType != JsonTokenType.String)
            throw new JsonException("This is no text.");
        var text = reader.GetString()!;
        return Limits.IsEmail(text) ? text : throw new JsonException("This is no e-mail address.");
    }

    public override void Write(Utf8JsonWriter writer, string value, JsonSerializerOptions options) => writer.WriteStringValue(value);
}
