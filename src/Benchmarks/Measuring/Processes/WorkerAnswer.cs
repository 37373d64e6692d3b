using System.Text.Json;
using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Benchmarks.Measuring.Processes;

/// <summary>What a worker tells of a case when it is told to finish.</summary>
/// <param name="Round">What it measured, whose number is the host's to set; null if the case failed.</param>
/// <param name="Fault">Why it failed; null if it did not.</param>
internal sealed record WorkerAnswer(RoundRecord? Round, string? Fault)
{
    /// <summary>The line that carries the answers of all cases in the order of the request.</summary>
    /// <param name="answers">The answers.</param>
    public static string ToLine(IReadOnlyList<WorkerAnswer> answers) => JsonSerializer.Serialize(answers, WorkerJson.Default.IReadOnlyListWorkerAnswer);

    /// <summary>Reads such a line.</summary>
    /// <param name="line">The line.</param>
    /// <exception cref="JsonException">It is something else.</exception>
    public static IReadOnlyList<WorkerAnswer> From(string line) => JsonSerializer.Deserialize(line, WorkerJson.Default.IReadOnlyListWorkerAnswer)!;
}
