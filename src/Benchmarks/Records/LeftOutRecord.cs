namespace SerializationBenchmarks.Benchmarks.Records;

/// <summary>A serializer that the build lacked.</summary>
/// <param name="Serializer">The serializer's name.</param>
/// <param name="Reason">Why, in a sentence.</param>
public sealed record LeftOutRecord(string Serializer, string Reason);
