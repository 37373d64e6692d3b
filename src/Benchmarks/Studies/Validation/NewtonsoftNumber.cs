using Newtonsoft.Json;

namespace SerializationBenchmarks.Benchmarks.Studies.Validation;

/// <summary>Reads an integer of a range for Newtonsoft.Json, which by itself would make a number of a text.</summary>
/// <param name="least">The least one.</param>
/// <param name="most">The greatest one.</param>
internal sealed class NewtonsoftNumber(int least, int most) : JsonConverter<int>
{
    public override bool CanWrite => false;

    public override int ReadJson(JsonReader reader, Type objectType, int existingValue, bool hasExistingValue, JsonSerializer serializer) =>
        reader.Value is long number && number >= least && number <= most ? (int)number : throw new JsonSerializationException($"This is no integer from {least} to {most}.");

    public override void WriteJson(JsonWriter writer, int value, JsonSerializer serializer) => throw new NotSupportedException();
}
