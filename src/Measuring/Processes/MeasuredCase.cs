using System.Reflection;
using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Measuring.Processes;

/// <summary>A case as measuring sees it: a benchmark method, wherever it comes from.</summary>
public record MeasuredCase(CaseKey Key, Type Benchmark, MethodInfo Method, int PayloadBytes)
{
    /// <summary>The words that start the program that it is measured in, which answers as this one does; null for this one.</summary>
    public IReadOnlyList<string>? Program { get; init; }

    /// <summary>The folder of the files that it reads or writes, which its process is told; null if it has none.</summary>
    public string? Files { get; init; }

    /// <summary>The process of a call that measures itself in turns; null of any other.</summary>
    public SharedProcess? Shared { get; init; }

    /// <summary>Whether what goes wrong with it may tell a user's data.</summary>
    public virtual bool IsUsersData => false;
}

/// <summary>
/// A process for a serializer's cases on a model, or on all where it is a server, that measure themselves in turns with those of the others: see
/// <see cref="Engine.IMeasuresItself"/>.
/// </summary>
public sealed record SharedProcess(string Name, IReadOnlyDictionary<string, string> Environment)
{
    /// <summary>Whether it is a server, whose load generator runs beside it, and which has the serializer's cases on all models.</summary>
    public bool IsServer { get; init; }
}
