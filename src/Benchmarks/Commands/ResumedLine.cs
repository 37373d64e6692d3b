using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Benchmarks.Commands;

/// <summary>The first line of a run that goes on: what is there already.</summary>
internal static class ResumedLine
{
    /// <summary>Renders the line.</summary>
    /// <param name="partial">The run, nothing of which is measured yet since it goes on.</param>
    public static string Of(PartialRecord partial)
    {
        var settings = partial.Header.Settings;
        var name = Path.GetFileName(partial.Path)[..^PartialRecord.Extension.Length];
        var cases = partial.Planned.Count;
        var whole = partial.MeasuredOfRounds.Count(round => round.Value == cases);
        var (rest, missing) = (partial.Measured - (whole * cases), (settings.Rounds - whole) * cases);
        return whole == 0
            ? $"Resuming {name}: {There(rest, missing, "measurement")}."
            : $"Resuming {name}: {There(whole, settings.Rounds, "round")}{(rest > 0 ? $", and {NumberText.Number(rest)} of the {NumberText.Count(missing, "measurement")} of the others" : "")}.";
    }

    private static string There(int count, int of, string what) =>
        $"{NumberText.Number(count)} of {NumberText.Count(of, what)} {(count == 1 ? "is" : "are")} there";
}
