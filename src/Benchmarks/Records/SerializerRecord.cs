namespace SerializationBenchmarks.Benchmarks.Records;

/// <summary>A serializer.</summary>
/// <param name="Name">The serializer's name.</param>
/// <param name="Format">The wire format's name.</param>
/// <param name="Library">The library's name and version.</param>
/// <param name="Summary">What the serializer is, in one line.</param>
/// <param name="Note">What is particular about the serializer in this run, in a sentence; null if nothing is.</param>
public sealed record SerializerRecord(string Name, string Format, string Library, string Summary, string? Note = null);
