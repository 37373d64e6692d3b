namespace SerializationBenchmarks.Records.Statistics;

/// <summary>Two records side by side.</summary>
public sealed class RecordComparison
{
    private const double MovedTogether = 0.9;

    /// <summary>Compares the cases that both records have, and finds those that only one has.</summary>
    /// <param name="limit">What the two can tell; null for what their limits say together, if they are of two runs.</param>
    public RecordComparison(RunRecord first, RunRecord other, bool relative = false, Limit? limit = null)
    {
        Limit = limit ?? Limit.Between(Limit.Of(first), Limit.Of(other));
        var others = other.Cases.ToDictionary(@case => @case.Key);
        Cases =
        [
            .. from table in first.Cases.Where(@case => @case.SameAs is null && others.ContainsKey(@case.Key)).GroupBy(@case => (@case.Key.Operation, @case.Key.Model))
               let figures = table.Select(@case => EqualRounds(@case, others[@case.Key])).ToArray()
               from pair in figures
               let reference = relative ? figures[0] : default((CaseFigures First, CaseFigures Other)?)
               select new ComparedCase(pair.First, pair.Other, reference, Limit),
        ];
        var firsts = first.Cases.Select(@case => @case.Key).ToHashSet();
        Unpaired =
        [
            .. from @case in first.Cases
               where !others.ContainsKey(@case.Key)
               select new UnpairedCase(@case.Key, new CaseFigures(@case), null, ReasonOfFailure(other, @case.Key)),
            .. from @case in other.Cases
               where !firsts.Contains(@case.Key)
               select new UnpairedCase(@case.Key, null, new CaseFigures(@case), ReasonOfFailure(first, @case.Key)),
        ];
    }

    /// <summary>The part by which times must differ at least to be called different.</summary>
    public Limit Limit { get; }

    /// <summary>
    /// How many times as long the median case takes in the other record, where nine of ten moved in its direction and it moved by more than the
    /// limit: then the machine differs, and not one library; null elsewhere.
    /// </summary>
    public double? Shift
    {
        get
        {
            double[] changes = [.. Cases.Select(@case => @case.Other.Nanoseconds / @case.First.Nanoseconds).Order()];
            var median = Quantile.Of(changes, 0.5);
            var together = changes.Count(change => change > 1 == median > 1);
            return together >= MovedTogether * changes.Length && Math.Max(median, 1 / median) > 1 + Limit.OfOthers ? median : null;
        }
    }

    /// <summary>The cases that both records have, in the order of tables.</summary>
    public IReadOnlyList<ComparedCase> Cases { get; }

    /// <summary>The cases that only one of the records has: those of the first, then those of the other.</summary>
    public IReadOnlyList<UnpairedCase> Unpaired { get; }

    /// <summary>The cases that are slower by more than a share and, beyond that, by more than the runs' limit.</summary>
    /// <param name="share">The share, for example 0.1.</param>
    public IEnumerable<ComparedCase> Slower(double share) => Cases.Where(@case => @case.IsSlower(share));

    private static (CaseFigures First, CaseFigures Other) EqualRounds(CaseRecord first, CaseRecord other)
    {
        var rounds = Math.Min(first.Rounds.Count, other.Rounds.Count);
        return (CaseFigures.Of(first, rounds), CaseFigures.Of(other, rounds));
    }

    private static string? ReasonOfFailure(RunRecord record, CaseKey key) => record.Missing.FirstOrDefault(missing =>
        missing.Failed && missing.Serializer == key.Serializer && missing.Model == key.Model && (missing.Operation ?? key.Operation) == key.Operation)?.Reason;
}

/// <summary>A case that only one of two records has figures of.</summary>
/// <param name="First">Its figures in the first record; null if it has none.</param>
/// <param name="Other">Its figures in the other one; null if it has none.</param>
/// <param name="Failure">Why its round-trip validation or its measurement failed in the record without figures; null if it was not tried there.</param>
public sealed record UnpairedCase(CaseKey Key, CaseFigures? First, CaseFigures? Other, string? Failure)
{
    /// <summary>"failed in" the record without figures or "only in" the one with them, A being the first and B the other.</summary>
    public string Verdict => Failure is not null ? $"failed in {(First is null ? "A" : "B")}" : $"only in {(First is null ? "B" : "A")}";
}

/// <summary>A case of two records.</summary>
/// <param name="reference">The table's first case that both have, if its ratio to that is compared, itself for that case; null if its time is.</param>
public sealed class ComparedCase(CaseFigures first, CaseFigures other, (CaseFigures First, CaseFigures Other)? reference, Limit limit)
{
    /// <summary>The case.</summary>
    public CaseKey Key => First.Case.Key;

    /// <summary>Its figures in the first record.</summary>
    public CaseFigures First => first;

    /// <summary>Its figures in the other one.</summary>
    public CaseFigures Other => other;

    /// <summary>The table's first case that both have, if its ratio to that is compared, itself for that case; null if its time is.</summary>
    public (CaseFigures First, CaseFigures Other)? Reference => reference;

    /// <summary>How many times as long it takes, or how many times as large its ratio is, in the other one.</summary>
    public double Ratio => reference is var (firstReference, otherReference) ? other.RatioTo(otherReference) / first.RatioTo(firstReference) : other.RatioTo(first);

    /// <summary>"faster" or "slower", "same" where it moved by no more than the limit, or "unclear" where a record judges nothing.</summary>
    public string Verdict => Judge(Ratio).ToString().ToLowerInvariant();

    /// <summary>Whether it is faster or slower by more than a share: of the faster one's time, whichever that is.</summary>
    /// <param name="share">The share, for example 0.1.</param>
    public bool Differs(double share) => Verdict is "faster" or "slower" && Math.Max(Ratio, 1 / Ratio) > 1 + share;

    /// <summary>Whether it is slower by more than a share and, beyond that, by more than the limit.</summary>
    /// <param name="share">The share, for example 0.1.</param>
    public bool IsSlower(double share) => Judge(Ratio / (1 + share)) == RelativeSpeed.Slower;

    private RelativeSpeed Judge(double ratio) => Limit.IsEnough(first) && Limit.IsEnough(other) ? limit.Judge(ratio, Math.Min(first.Nanoseconds, other.Nanoseconds)) : RelativeSpeed.Unclear;
}
