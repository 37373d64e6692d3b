using System.Globalization;
using System.Text.Json;
using BenchmarkDotNet.Engines;
using BenchmarkDotNet.Toolchains.Results;
using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Benchmarks.Measuring.Messages;

/// <summary>What a worker tells the host about a round of a case.</summary>
/// <param name="Place">The case's place in the request.</param>
/// <param name="Round">What it measured; its number is the host's to set.</param>
/// <param name="FastestReading">The speed probe's fastest reading in nanoseconds; 0 if it was not read.</param>
/// <param name="Report">The lines that BenchmarkDotNet reads its own results from.</param>
internal sealed record WorkerAnswer(int Place, RoundRecord Round, double FastestReading, IReadOnlyList<string> Report)
{
    private const string Prefix = "// Round: ";

    /// <summary>Makes the answer.</summary>
    /// <param name="place">The case's place in the request.</param>
    /// <param name="round">What was measured.</param>
    /// <param name="fastestReading">The speed probe's fastest reading in nanoseconds; 0 if it was not read.</param>
    /// <param name="results">What BenchmarkDotNet reports of it.</param>
    public static WorkerAnswer Of(int place, RoundRecord round, double fastestReading, RunResults results)
    {
        using var report = new StringWriter(CultureInfo.InvariantCulture);
        results.Print(report);
        return new WorkerAnswer(place, round, fastestReading, report.ToString().Split(report.NewLine, StringSplitOptions.RemoveEmptyEntries));
    }

    /// <summary>The line that carries the answer to the host.</summary>
    public string ToLine() => Prefix + JsonSerializer.Serialize(this, WorkerJson.Default.WorkerAnswer);

    /// <summary>What the case's process would have printed if it had been alone.</summary>
    /// <param name="result">What the process of several cases printed.</param>
    public ExecuteResult Alone(ExecuteResult result) =>
        new(result.FoundExecutable, result.ExitCode, result.ProcessId, [.. Report.Where(line => !IsPrefixed(line))], [.. Report.Where(IsPrefixed), ToLine()], result.StandardOutput, 1);

    /// <summary>Reads the answers from what a process printed, in the order of the request.</summary>
    /// <param name="result">What the process printed.</param>
    public static IReadOnlyList<WorkerAnswer> From(ExecuteResult result) =>
    [
        .. result.PrefixedLines
            .Where(line => line.StartsWith(Prefix, StringComparison.Ordinal))
            .Select(line => JsonSerializer.Deserialize(line.AsSpan(Prefix.Length), WorkerJson.Default.WorkerAnswer)!)
            .OrderBy(answer => answer.Place),
    ];

    private static bool IsPrefixed(string line) => line.StartsWith("//", StringComparison.Ordinal);
}
