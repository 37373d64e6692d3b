namespace SerializationBenchmarks.Benchmarks.Records;

/// <summary>What is particular about a serializer on a model.</summary>
/// <param name="Serializer">The serializer's name.</param>
/// <param name="Model">The model's name.</param>
/// <param name="Text">A sentence.</param>
public sealed record NoteRecord(string Serializer, string Model, string Text);
