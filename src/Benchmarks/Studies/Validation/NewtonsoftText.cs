using Newtonsoft.Json;

namespace SerializationBenchmarks.Benchmarks.Studies.Validation;

/// <summary>Reads a text of a length, or null, for Newtonsoft.Json, which by itself would make a text of a number.</summary>
/// <param name="least">Characters, at least.</param>
/// <param name="most">Characters, at most.</param>
internal sealed class NewtonsoftText(int least, int most) : JsonConverter<string?>
{
    public override bool CanWrite => false;

    public override string? ReadJson(JsonReader reader, Type objectType, string? existingValue, bool hasExistingValue, JsonSerializer serializer) => reader.Value switch
    {
        null when reader.TokenType == JsonToken.Null => null, // Whether it may be is said by the member.
        string text when text.Length >= least && text.Length <= most => text,
        _ => throw new JsonSerializationException($"This is no text of {least} to {most} characters."),
    };

    public override void WriteJson(JsonWriter writer, string? value, JsonSerializer serializer) => throw new NotSupportedException();
}
