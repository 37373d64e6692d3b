using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Benchmarks.Estimates;

/// <summary>A case of two records.</summary>
/// <param name="Key">The case.</param>
/// <param name="First">Its figures in the first record.</param>
/// <param name="Other">Its figures in the other one.</param>
/// <param name="Ratio">How many times as long it takes in the other one.</param>
public sealed record ComparedCase(CaseKey Key, CaseFigures First, CaseFigures Other, RatioEstimate Ratio)
{
    /// <summary>"faster", "slower", "same" where the interval of the ratio holds 1, or "unclear" where there is no interval.</summary>
    public string Verdict => !Ratio.HasInterval ? "unclear" : Ratio.High < 1 ? "faster" : Ratio.Low > 1 ? "slower" : "same";
}

/// <summary>A case that only one of two records has figures of.</summary>
/// <param name="Key">The case.</param>
/// <param name="First">Its figures in the first record; null if it has none.</param>
/// <param name="Other">Its figures in the other one; null if it has none.</param>
/// <param name="Failure">Why its proof or its measurement failed in the record without figures; null if it was not tried there.</param>
public sealed record UnpairedCase(CaseKey Key, CaseFigures? First, CaseFigures? Other, string? Failure)
{
    /// <summary>"failed in" the record without figures or "only in" the one with them, A being the first and B the other.</summary>
    public string Verdict => Failure is not null ? $"failed in {(First is null ? "A" : "B")}" : $"only in {(First is null ? "B" : "A")}";
}

/// <summary>Two records side by side.</summary>
public sealed class RecordComparison
{
    /// <summary>Compares the cases that both records have, and finds those that only one has.</summary>
    /// <param name="first">The first record: what is compared with.</param>
    /// <param name="other">The other one.</param>
    public RecordComparison(RunRecord first, RunRecord other)
    {
        var others = other.Cases.ToDictionary(@case => @case.Key);
        Cases =
        [
            .. from @case in first.Cases
               where others.ContainsKey(@case.Key)
               let figures = new CaseFigures(@case)
               let otherFigures = new CaseFigures(others[@case.Key])
               select new ComparedCase(@case.Key, figures, otherFigures, RatioEstimate.Unpaired(otherFigures, figures)),
        ];
        var firsts = first.Cases.Select(@case => @case.Key).ToHashSet();
        Unpaired =
        [
            .. from @case in first.Cases
               where !others.ContainsKey(@case.Key)
               select new UnpairedCase(@case.Key, new CaseFigures(@case), null, WhyFailed(other, @case.Key)),
            .. from @case in other.Cases
               where !firsts.Contains(@case.Key)
               select new UnpairedCase(@case.Key, null, new CaseFigures(@case), WhyFailed(first, @case.Key)),
        ];
        Drifts = [.. Cases.GroupBy(@case => (@case.Key.Operation, @case.Key.Model)).SelectMany(DriftsOf).Order()];
    }

    /// <summary>The cases that both records have, in the order of tables.</summary>
    public IReadOnlyList<ComparedCase> Cases { get; }

    /// <summary>The cases that only one of the records has: those of the first, then those of the other.</summary>
    public IReadOnlyList<UnpairedCase> Unpaired { get; }

    /// <summary>
    /// By which part each row's ratio to its table's first row moved from one record to the other, ascending. The first
    /// rows themselves are not among them.
    /// </summary>
    public IReadOnlyList<double> Drifts { get; }

    /// <summary>A quantile of <see cref="Drifts"/>; NaN if there are none.</summary>
    /// <param name="part">The part of the drifts that are not larger, from 0 to 1.</param>
    public double DriftQuantile(double part) => Drifts.Count == 0 ? double.NaN : Drifts[(int)Math.Ceiling(part * Drifts.Count) - 1];

    private static string? WhyFailed(RunRecord record, CaseKey key) => record.Missing.FirstOrDefault(missing =>
        missing.Failed && missing.Serializer == key.Serializer && missing.Model == key.Model && (missing.Operation ?? key.Operation) == key.Operation)?.Reason;

    private static IEnumerable<double> DriftsOf(IEnumerable<ComparedCase> table)
    {
        var rows = table.ToArray();
        return rows.Skip(1).Select(row =>
        {
            var before = row.First.Time / rows[0].First.Time;
            var after = row.Other.Time / rows[0].Other.Time;
            return Math.Abs((after / before) - 1);
        });
    }
}
