using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Benchmarks.Commands;

/// <summary>The first line of a run that goes on: what is there already.</summary>
internal static class ResumedLine
{
    /// <summary>Renders the line.</summary>
    public static string Of(PartialRecord partial, int measurements) =>
        $"Resuming {Path.GetFileName(partial.Path)[..^PartialRecord.Extension.Length]}: {NumberText.Number(partial.Measured)} of {NumberText.Count(measurements, "measurement")} {(partial.Measured == 1 ? "is" : "are")} there.";
}
