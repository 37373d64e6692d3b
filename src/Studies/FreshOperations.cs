namespace SerializationBenchmarks.Studies;

/// <summary>Operations of the default study, and the same on values that are not in the caches, by name.</summary>
public sealed record FreshOperations((string OneValue, string Fresh) Write, (string OneValue, string Fresh) Read);
