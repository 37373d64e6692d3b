using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Benchmarks.Records;

/// <summary>A case without figures.</summary>
/// <param name="Serializer">The serializer's name.</param>
/// <param name="Model">The model's name.</param>
/// <param name="Failed">True if the case should exist and its round-trip validation or its measurement failed.</param>
/// <param name="Reason">Why, in a sentence.</param>
/// <param name="Operation">The operation's name; null if the serializer takes part in none for this model.</param>
public sealed record MissingCaseRecord(string Serializer, string Model, bool Failed, string Reason, string? Operation = null);
