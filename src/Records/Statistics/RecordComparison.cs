namespace SerializationBenchmarks.Records.Statistics;

/// <summary>Two records side by side.</summary>
public sealed class RecordComparison
{
    private const double FalseAlarms = 0.05;

    private const double MovedTogether = 0.9;

    /// <summary>Compares the cases that both records have, and finds those that only one has.</summary>
    public RecordComparison(RunRecord first, RunRecord other, bool relative = false, bool ofOneRun = false)
    {
        Limit = Math.Max(Twins.Of(first).Limit, Twins.Of(other).Limit);
        var others = other.Cases.ToDictionary(@case => @case.Key);
        Cases =
        [
            .. from table in first.Cases.Where(@case => @case.SameAs is null && others.ContainsKey(@case.Key)).GroupBy(@case => (@case.Key.Operation, @case.Key.Model))
               let figures = table.Select(@case => EqualRounds(@case, others[@case.Key])).ToArray()
               from pair in figures
               let reference = relative ? figures[0] : default((CaseFigures First, CaseFigures Other)?)
               select new ComparedCase(pair.First, pair.Other, reference, Limit, ofOneRun),
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
        Drifts = [.. Cases.GroupBy(@case => (@case.Key.Operation, @case.Key.Model)).SelectMany(DriftsOf).Order()];
    }

    /// <summary>The part by which times must differ at least to be called different: the larger of the runs' limits.</summary>
    public double Limit { get; }

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
            return together >= MovedTogether * changes.Length && Math.Max(median, 1 / median) > 1 + Limit ? median : null;
        }
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
    public double DriftQuantile(double part) => Quantile.Of(Drifts, part);

    /// <summary>
    /// The cases that are significantly slower by more than a limit: whose lower bound is above it, at a confidence that allows for the number
    /// of cases, so that of twenty comparisons of the same code at most one should name any.
    /// </summary>
    /// <param name="limit">The limit, for example 0.1.</param>
    public IEnumerable<ComparedCase> Slower(double limit) => Cases.Where(@case => @case.IsSlower(limit, 1 - (2 * FalseAlarms / Cases.Count)));

    private static (CaseFigures First, CaseFigures Other) EqualRounds(CaseRecord first, CaseRecord other)
    {
        var rounds = Math.Min(first.Rounds.Count, other.Rounds.Count);
        return (CaseFigures.Of(first, rounds), CaseFigures.Of(other, rounds));
    }

    private static string? ReasonOfFailure(RunRecord record, CaseKey key) => record.Missing.FirstOrDefault(missing =>
        missing.Failed && missing.Serializer == key.Serializer && missing.Model == key.Model && (missing.Operation ?? key.Operation) == key.Operation)?.Reason;

    private static IEnumerable<double> DriftsOf(IEnumerable<ComparedCase> table)
    {
        var cases = table.ToArray();
        return cases.Skip(1).Select(@case =>
        {
            var before = @case.First.Nanoseconds / cases[0].First.Nanoseconds;
            var after = @case.Other.Nanoseconds / cases[0].Other.Nanoseconds;
            return Math.Abs((after / before) - 1);
        });
    }
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
/// <param name="limit">The part by which they must differ at least to be called different: see <see cref="Twins.Limit"/>.</param>
public sealed class ComparedCase(CaseFigures first, CaseFigures other, (CaseFigures First, CaseFigures Other)? reference, double limit, bool ofOneRun)
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
    public RatioEstimate Ratio => RatioAt(Student.Confidence);

    /// <summary>"faster", "slower", "same" where the whole interval of the ratio is nearer to 1 than the limit, or "unclear" where the interval is wider or missing.</summary>
    public string Verdict => Judge(Ratio) switch
    {
        RelativeSpeed.Unclear => "unclear",
        RelativeSpeed.Faster => "faster",
        RelativeSpeed.Slower => "slower",
        _ => "same",
    };

    /// <summary>Whether it is significantly faster or slower, and the estimate says by more than a share: of the faster one's time, whichever that is.</summary>
    /// <param name="share">The share, for example 0.1.</param>
    public bool Differs(double share) => Verdict is "faster" or "slower" && Ratio.Factor > 1 + share;

    /// <summary>Whether it is significantly slower by more than a limit: the lower bound is above it.</summary>
    /// <param name="limit">The limit, for example 0.1.</param>
    /// <param name="confidence">The part of intervals that contain what they are of.</param>
    public bool IsSlower(double limit, double confidence) => Change > 1 + limit && RatioAt(confidence) is var ratio && ratio.Low > 1 + limit && Judge(ratio) == RelativeSpeed.Slower;

    private RelativeSpeed Judge(RatioEstimate ratio) => ratio.Judge(limit);

    // The estimate alone.
    private double Change => Other.Nanoseconds / First.Nanoseconds / (reference is var (firstReference, otherReference) ? otherReference.Nanoseconds / firstReference.Nanoseconds : 1);

    private RatioEstimate RatioAt(double confidence)
    {
        if (reference is not var (firstReference, otherReference))
            return ofOneRun ? RatioEstimate.Paired(Other, First, confidence) : RatioEstimate.Unpaired(Other, First, confidence);
        return First == firstReference ? RatioEstimate.One : RatioEstimate.OfRatios(Other, otherReference, First, firstReference, confidence);
    }
}
