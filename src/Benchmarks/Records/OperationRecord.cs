namespace SerializationBenchmarks.Benchmarks.Records;

/// <summary>An operation.</summary>
/// <param name="Name">The name on the command line.</param>
/// <param name="Title">The heading in reports.</param>
/// <param name="WritesPayload">Whether the payload's size belongs beside the time.</param>
public sealed record OperationRecord(string Name, string Title, bool WritesPayload);
