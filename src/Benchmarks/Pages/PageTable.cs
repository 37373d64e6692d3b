namespace SerializationBenchmarks.Benchmarks.Pages;

/// <summary>A table, as a page has it.</summary>
/// <param name="Operation">The operation's name.</param>
/// <param name="Model">The model's name.</param>
/// <param name="Floor">What is copied; null if the table has no floor.</param>
/// <param name="Cases">The lines, those without figures too.</param>
internal sealed record PageTable(string Operation, string Model, string? Floor, IReadOnlyList<PageCase> Cases);
