namespace SerializationBenchmarks.Benchmarks.Studies;

/// <summary>Operations of the default study, and the same on values that are not in the caches, by name.</summary>
/// <param name="Write">Writing.</param>
/// <param name="Read">Reading.</param>
public sealed record FreshOperations((string OneValue, string Fresh) Write, (string OneValue, string Fresh) Read);
