using System.Text.Json;
using BenchmarkDotNet.Toolchains.Results;
using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Benchmarks.Measuring.Messages;

/// <summary>What a worker tells the host about a round, beside BenchmarkDotNet's own measurements.</summary>
/// <param name="Round">What it measured; its number is the host's to set.</param>
/// <param name="FastestReading">The speed probe's fastest reading in nanoseconds.</param>
internal sealed record WorkerAnswer(RoundRecord Round, double FastestReading)
{
    private const string Prefix = "// Round: ";

    /// <summary>The line that carries the answer to the host.</summary>
    public string ToLine() => Prefix + JsonSerializer.Serialize(this, WorkerJson.Default.WorkerAnswer);

    /// <summary>Reads the answer from what a process printed; null if it printed none.</summary>
    /// <param name="result">What the process printed.</param>
    public static WorkerAnswer? From(ExecuteResult result) =>
        result.PrefixedLines.LastOrDefault(line => line.StartsWith(Prefix, StringComparison.Ordinal)) is { } line
            ? JsonSerializer.Deserialize(line.AsSpan(Prefix.Length), WorkerJson.Default.WorkerAnswer)
            : null;
}
