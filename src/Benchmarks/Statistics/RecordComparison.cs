using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Benchmarks.Statistics;

/// <summary>Two records side by side.</summary>
public sealed class RecordComparison
{
    /// <summary>Compares the cases that both records have, and finds those that only one has.</summary>
    /// <param name="first">The first record: what is compared with.</param>
    /// <param name="other">The other one.</param>
    /// <param name="isRelative">
    /// Whether ratios to each table's first serializer are compared in place of times, so that a faster machine is not a faster
    /// library; the first ones themselves are then left out.
    /// </param>
    public RecordComparison(RunRecord first, RunRecord other, bool isRelative = false)
    {
        var firsts = first.Cases.ToDictionary(@case => @case.Key, @case => new CaseFigures(@case));
        var others = other.Cases.ToDictionary(@case => @case.Key, @case => new CaseFigures(@case));
        var tables = first.Cases.Where(@case => others.ContainsKey(@case.Key)).GroupBy(@case => (@case.Key.Operation, @case.Key.Model)).Select(table => table.Select(@case => @case.Key).ToArray()).ToArray();
        Cases =
        [
            .. from table in tables
               from key in isRelative ? table.Skip(1) : table
               let means = isRelative ? (new GeometricMean(others[key], others[table[0]]), new GeometricMean(firsts[key], firsts[table[0]])) : (others[key].GeometricMean, firsts[key].GeometricMean)
               select new ComparedCase(key, firsts[key], others[key], means),
        ];
        Unpaired =
        [
            .. from @case in first.Cases
               where !others.ContainsKey(@case.Key)
               select new UnpairedCase(@case.Key, firsts[@case.Key], null, ReasonOfFailure(other, @case.Key)),
            .. from @case in other.Cases
               where !firsts.ContainsKey(@case.Key)
               select new UnpairedCase(@case.Key, null, others[@case.Key], ReasonOfFailure(first, @case.Key)),
        ];
        Drifts =
        [
            .. from table in tables
               from key in table.Skip(1)
               let before = firsts[key].Mean / firsts[table[0]].Mean
               let after = others[key].Mean / others[table[0]].Mean
               let drift = Math.Abs((after / before) - 1)
               orderby drift
               select drift,
        ];
    }

    /// <summary>The cases that both records have, in the order of tables.</summary>
    public IReadOnlyList<ComparedCase> Cases { get; }

    /// <summary>The cases that only one of the records has: those of the first, then those of the other.</summary>
    public IReadOnlyList<UnpairedCase> Unpaired { get; }

    /// <summary>
    /// By which part each serializer's ratio to its table's first one moved from one record to the other, ascending. The first
    /// ones themselves are not among them.
    /// </summary>
    public IReadOnlyList<double> Drifts { get; }

    /// <summary>A quantile of <see cref="Drifts"/>; NaN if there are none.</summary>
    /// <param name="part">The part of the drifts that are not larger, from 0 to 1.</param>
    public double DriftQuantile(double part) => Drifts.Count == 0 ? double.NaN : Drifts[(int)Math.Ceiling(part * Drifts.Count) - 1];

    /// <summary>
    /// The cases that are surely slower by more than a limit: whose lower bound is above it, at a confidence that allows for the number
    /// of cases, so that of twenty comparisons of the same code at most one names any.
    /// </summary>
    /// <param name="limit">The limit, for example 0.1.</param>
    public IEnumerable<ComparedCase> Slower(double limit) =>
        Cases.Where(@case => @case.RatioAt(1 - (2 * 0.05 / Cases.Count)).Low > 1 + limit);

    private static string? ReasonOfFailure(RunRecord record, CaseKey key) => record.Missing.FirstOrDefault(missing =>
        missing.Failed && missing.Serializer == key.Serializer && missing.Model == key.Model && (missing.Operation ?? key.Operation) == key.Operation)?.Reason;
}
