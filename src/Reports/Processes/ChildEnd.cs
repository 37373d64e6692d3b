using System.Globalization;

namespace SerializationBenchmarks.Reports.Processes;

/// <summary>How a child ended.</summary>
/// <param name="ExitCode">Its exit code.</param>
/// <param name="InTime">Whether it ended by itself.</param>
/// <param name="Error">The beginning of what it wrote to standard error, on one line.</param>
public sealed record ChildEnd(int ExitCode, bool InTime, string Error)
{
    /// <summary>What <see cref="Cause"/> is of a child that was killed because it took too long.</summary>
    public const string TimeLimit = "time limit";

    /// <summary>What ended it, in a few words. A runtime that prints a deep stack takes seconds, so that is said even if the time was up.</summary>
    public string Cause => Error switch
    {
        _ when Error.Contains("Stack overflow", StringComparison.Ordinal) => "stack overflow",
        _ when Error.Contains("Out of memory", StringComparison.OrdinalIgnoreCase) => "out of memory",
        _ when !InTime => TimeLimit,
        _ => string.Create(CultureInfo.InvariantCulture, $"exit code {ExitCode}"),
    };
}
