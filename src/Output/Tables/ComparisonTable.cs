using System.Globalization;
using System.Text;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Output.Tables;

/// <summary>Two records side by side, as Markdown.</summary>
internal static class ComparisonTable
{
    // What a server allocates for a request depends on which buffers happen to be free.
    private const double ServerAllocation = 0.03;

    private const int MostAllocating = 3; // The table stands below them.

    private const string CompareRelative = "--relative compares ratios to the first serializer of each table, which another machine moves less.";

    private static readonly string _within = string.Create(CultureInfo.InvariantCulture, $" within {ServerAllocation:P0}");

    /// <summary>Renders what differs about the records, a line for each case, and the drift figures.</summary>
    /// <param name="changed">Cases that differ by no more than this share, or that only one record has, have no line; null if only those do that differ or that one record alone has.</param>
    public static string Render(string firstPath, RunRecord first, string otherPath, RunRecord other, RecordComparison comparison, double? changed, bool all)
    {
        var text = new StringBuilder();
        var isRelative = comparison.Cases.Any(@case => @case.Reference is not null);
        Line($"A: {firstPath}");
        Line($"B: {otherPath}");
        Line($"Machine: {first.Environment.FirstMachineDifference(other.Environment) ?? "the same"}");
        Line($"Code: {first.Environment.FirstCodeDifference(other.Environment) ?? "the same"}");
        if (VersionRecord.Differences(first, other) is { } versions)
            Line($"Versions: {versions}");
        if ((first.OwnType ?? other.OwnType) is { } ownType)
            Line($"Data: {OwnTypeRecord.FirstDifference(first.OwnType, other.OwnType) ?? $"the same samples of {ownType.Type}"}");
        if (isRelative)
            Line($"A and B are ratios to the first serializer of each table.");

        var unit = TimeScale.For(comparison.Cases.Select(@case => @case.First.Nanoseconds));
        var table = new MarkdownTable(
            Column.Text("Operation"),
            Column.Text("Model"),
            Column.Text("Serializer"),
            Column.Number("A"),
            Column.Number("B"),
            Column.Number("B / A"),
            Column.Text("B is"));
        ComparedCase[] shown = [.. comparison.Cases.Where(@case => all || @case.Differs(changed ?? 0))];
        foreach (var @case in shown)
        {
            table.AddRow(
                @case.Key.Operation,
                @case.Key.Model,
                @case.Key.Serializer,
                @case.Reference is { First: var a } ? Number(@case.First.Nanoseconds / a.Nanoseconds) : unit.Format(@case.First.Nanoseconds),
                @case.Reference is { Other: var b } ? Number(@case.Other.Nanoseconds / b.Nanoseconds) : unit.Format(@case.Other.Nanoseconds),
                Number(@case.Ratio),
                @case.Verdict);
        }

        foreach (var @case in comparison.Unpaired.Where(_ => changed is null))
        {
            table.AddRow(
                @case.Key.Operation,
                @case.Key.Model,
                @case.Key.Serializer,
                @case.First is null ? "n/a" : unit.Format(@case.First.Nanoseconds),
                @case.Other is null ? "n/a" : unit.Format(@case.Other.Nanoseconds),
                "n/a",
                @case.Verdict);
        }

        if (changed is { } least)
            Line($"{shown.Length} of {NumberText.Count(comparison.Cases.Count, "case")} differ, and by more than {least:P0}.");
        var unpaired = comparison.Unpaired.GroupBy(@case => @case.Verdict).Select(group => string.Create(CultureInfo.InvariantCulture, $", {group.Count()} {group.Key}"));
        Line($"{Count("faster")} faster, {Count("slower")} slower, {Count("same")} same{string.Concat(unpaired)}.{ByChance(comparison)}");
        foreach (var failure in comparison.Unpaired.Where(@case => @case.Failure is not null))
            Line($"{failure.Key} {failure.Verdict}: {failure.Failure}");
        if (Count("unclear") is > 0 and var unclear)
            Line($"{unclear} unclear: one of the records has a single round, or no serializer that was measured twice, and cannot tell how far apart equal things are.");
        if (!isRelative && comparison.Shift is { } shift)
            Line($"All cases together take {NumberText.Ratio(shift)} times as long in B: another processor or another load. {CompareRelative}");
        ComparedCase[] allocating = [.. comparison.Cases.Where(@case => AllocateOtherwise(@case.First, @case.Other))];
        if (allocating.Length == 0 && comparison.Cases.Count > 0)
            Line($"Allocated memory is the same{(comparison.Cases.Any(@case => IsServer(@case.First)) ? _within : "")} in all of {NumberText.Count(comparison.Cases.Count, "case")}.");
        ComparedCase[] named = [.. allocating.OrderByDescending(AllocatesMore).Take(all ? int.MaxValue : MostAllocating)];
        foreach (var @case in named)
            Line($"{@case.Key} allocates {NumberText.Bytes(@case.First.Allocated)} in A and {NumberText.Bytes(@case.Other.Allocated)} in B.");
        if (allocating.Length > named.Length)
            Line($"{NumberText.Count(allocating.Length - named.Length, "other case")} {(allocating.Length - named.Length == 1 ? "allocates" : "allocate")} otherwise by a smaller part; --all names them.");
        if (Calibration.Of(comparison) is { Drifts.Count: > 0 } drift)
            Line($"The ratios of each two serializers moved by {drift.Drift(0.5):P1} in the median, {drift.Drift(0.95):P1} at the 95th percentile, {drift.Drift(1):P1} at most.");
        if (shown.Length > 0 || (changed is null && comparison.Unpaired.Count > 0))
            text.Append('\n').Append(table);
        if (changed is null && comparison.Cases.Count - shown.Length is > 0 and var others)
            text.Append('\n').Append(CultureInfo.InvariantCulture, $"{NumberText.Count(others, shown.Length > 0 ? "other case" : "case")} without a difference; --all shows them.\n");
        return text.ToString();

        int Count(string verdict) => comparison.Cases.Count(@case => @case.Verdict == verdict);

        void Line(FormattableString line) => text.Append(ForeignText.InMarkdown(line.ToString(CultureInfo.InvariantCulture))).Append("  \n");
    }

    // By which part, whichever record allocates more.
    private static double AllocatesMore(ComparedCase @case) => Math.Abs(Math.Log((1.0 + @case.Other.Allocated) / (1.0 + @case.First.Allocated)));

    private static bool IsServer(CaseFigures figures) => figures.Case.Rounds is [{ Service: not null }, ..];

    private static bool AllocateOtherwise(CaseFigures first, CaseFigures other) =>
        IsServer(first) ? Math.Abs(other.Allocated - first.Allocated) > ServerAllocation * first.Allocated : first.Allocated != other.Allocated;

    // One in twenty equal things is farther apart than the limit.
    private static string ByChance(RecordComparison comparison)
    {
        if (!comparison.Limit.IsKnown)
            return "";
        var expected = comparison.Cases.Count * (1 - Limit.Confidence);
        var chance = expected < 1 ? "" : string.Create(CultureInfo.InvariantCulture, $" In unchanged code, chance makes about {expected:0} of {comparison.Cases.Count} cases faster or slower.");
        return $"{chance} Differences below {Repeatability.Percent(comparison.Limit)} count as the same, because equal things differ as much between these runs.";
    }

    private static string Number(double value) => value.ToString("F3", CultureInfo.InvariantCulture);
}
