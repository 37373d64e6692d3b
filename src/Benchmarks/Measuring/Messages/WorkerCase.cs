namespace SerializationBenchmarks.Benchmarks.Measuring.Messages;

/// <summary>A case that a worker measures.</summary>
/// <param name="Type">The closed benchmark class, by its assembly-qualified name.</param>
/// <param name="Method">Its benchmark method.</param>
internal sealed record WorkerCase(string Type, string Method);
