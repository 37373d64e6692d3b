using System.Text.Json;
using System.Text.Json.Serialization;

namespace SerializationBenchmarks.Benchmarks.Studies.Validation;

/// <summary>Reads an integer of a range, for System.Text.Json.</summary>
/// <param name="least">The least one.</param>
/// <param name="most">The greatest one.</param>
internal sealed class StrictNumber(int least, int most) : JsonConverter<int>
{
    public override int Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
    {
        if (reader.TokenType != JsonTokenType.Number || !reader.TryGetInt32(out var number) || number < least || number > most)
            throw new JsonException($"This is no integer from {least} to {most}.");
        return number;
    }

    public override void Write(Utf8JsonWriter writer, int value, JsonSerializerOptions options) => writer.WriteNumberValue(value);
}
