using System.Text.Json;
using BenchmarkDotNet.Toolchains.Results;
using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Benchmarks.Measuring.Messages;

/// <summary>What a worker tells the host about a round, beside BenchmarkDotNet's own measurements.</summary>
internal static class WorkerAnswer
{
    private const string Prefix = "// Round: ";

    /// <summary>The line that carries a round to the host.</summary>
    /// <param name="round">What was measured; its number is the host's to set.</param>
    public static string ToLine(RoundRecord round) => Prefix + JsonSerializer.Serialize(round, WorkerJson.Default.RoundRecord);

    /// <summary>Reads the round from what a process printed; null if it printed none.</summary>
    /// <param name="result">What the process printed.</param>
    public static RoundRecord? From(ExecuteResult result) =>
        result.PrefixedLines.LastOrDefault(line => line.StartsWith(Prefix, StringComparison.Ordinal)) is { } line
            ? JsonSerializer.Deserialize(line.AsSpan(Prefix.Length), WorkerJson.Default.RoundRecord)
            : null;
}
