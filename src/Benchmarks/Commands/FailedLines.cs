using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Benchmarks.Commands;

/// <summary>What failed of a run and why, as the last of what it says: tables and paths above it would hide it.</summary>
internal static class FailedLines
{
    // As many as a terminal shows without scrolling, so that the first reason is seen.
    private const int Most = 10;

    /// <summary>Writes a line for each case that failed.</summary>
    public static bool Write(RunRecord record, TextWriter output)
    {
        var failed = record.Missing.Where(missing => missing.Failed).ToArray();
        foreach (var @case in failed.Take(Most))
            output.WriteLine($"FAILED {(@case.Operation is { } operation ? $"{operation}.{@case.Serializer}.{@case.Model}" : $"{@case.Serializer} on {@case.Model}")}: {@case.Shown}");
        if (failed.Length > Most)
            output.WriteLine($"FAILED {NumberText.Count(failed.Length - Most, "more case")}; the tables have their reasons.");
        return failed.Length > 0;
    }
}
