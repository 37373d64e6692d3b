namespace SerializationBenchmarks.Measuring.Processes;

/// <summary>
/// A process for a serializer's cases on a model, or on all where it is a server, that measure themselves in turns with those of the others: see
/// <see cref="Engine.IMeasuresItself"/>.
/// </summary>
public sealed record SharedProcess(string Name, IReadOnlyDictionary<string, string> Environment)
{
    /// <summary>Whether it is a server, whose load generator runs beside it, and which has the serializer's cases on all models.</summary>
    public bool IsServer { get; init; }
}
