namespace SerializationBenchmarks.Benchmarks.Measuring.Processes;

/// <summary>
/// A process for a serializer's cases on a model, or on all where it runs another program, that measure themselves in turns with those of the others: see
/// <see cref="Engine.IMeasuresItself"/>.
/// </summary>
/// <param name="Name">Which of a serializer's processes it is. Those of the same name live at the same time.</param>
/// <param name="Environment">Variables that it has beside those of the settings.</param>
public sealed record SharedProcess(string Name, IReadOnlyDictionary<string, string> Environment)
{
    /// <summary>The assembly of the program that it runs, which answers as this one does, by its path; null for this one.</summary>
    public string? Program { get; init; }
}
