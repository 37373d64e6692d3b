using System.Text.Json.Serialization;

namespace SerializationBenchmarks.Benchmarks.Records;

/// <summary>A case without figures.</summary>
/// <param name="Serializer">The serializer's name.</param>
/// <param name="Model">The model's name.</param>
/// <param name="Failed">True if the case should exist and its round-trip validation or its measurement failed.</param>
/// <param name="Reason">Why, in a sentence with nothing of the user's data.</param>
/// <param name="Operation">The operation's name; null if the serializer takes part in none for this model.</param>
public sealed record MissingCase(string Serializer, string Model, bool Failed, string Reason, string? Operation = null)
{
    /// <summary>Why, for the user alone: with values of the data where they help.</summary>
    [JsonIgnore]
    public string Shown { get => field ?? Reason; init; }
}
