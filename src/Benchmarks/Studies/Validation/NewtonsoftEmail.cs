using Newtonsoft.Json;

namespace SerializationBenchmarks.Benchmarks.Studies.Validation;

/// <summary>Reads an e-mail address, or null, for Newtonsoft.Json.</summary>
internal sealed class NewtonsoftEmail : JsonConverter<string?>
{
    public override bool CanWrite => false;

    public override string? ReadJson(JsonReader reader, Type objectType, string? existingValue, bool hasExistingValue, JsonSerializer serializer) => reader.Value switch
    {
        null when reader.TokenType == JsonToken.Null => null,
        string text when Limits.IsEmail(text) => text,
        _ => throw new JsonSerializationException("This is no e-mail address."),
    };

    public override void WriteJson(JsonWriter writer, string? value, JsonSerializer serializer) => throw new NotSupportedException();
}
