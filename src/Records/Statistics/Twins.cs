using System.Runtime.CompilerServices;

namespace SerializationBenchmarks.Records.Statistics;

/// <summary>
/// How far apart a run measured equal things (an A/A test): some serializers twice, in two processes each, on every model and operation. What is
/// nearer to each other than these is no difference that the run can tell.
/// </summary>
public sealed class Twins
{
    // Static, because a record never changes and knows nothing of statistics: each table of it asks, and each pair is a bootstrap.
    private static readonly ConditionalWeakTable<RunRecord, Twins> _known = [];

    private readonly double[][] _apart; // Of each serializer, ascending.

    private readonly double _least;

    private Twins(RunRecord record)
    {
        var pairs =
        (
            from pair in (record.Twins ?? []).GroupBy(@case => (@case.Key.Operation, @case.Key.Model, @case.Key.TwinOf), (key, cases) => (Serializer: key.TwinOf, Cases: cases.OrderBy(@case => @case.Key.Serializer, StringComparer.Ordinal).ToArray()))
            where pair.Cases.Length == 2
            select (pair.Serializer, Ratio: RatioEstimate.Paired(new CaseFigures(pair.Cases[1]), new CaseFigures(pair.Cases[0])))).ToArray();
        Ratios = [.. pairs.Select(pair => pair.Ratio)];
        _apart = [.. pairs.GroupBy(pair => pair.Serializer, (_, ratios) => ratios.Select(pair => pair.Ratio.Factor - 1).Order().ToArray())];
        _least = (record.Settings.Measurement ?? MeasurementSettings.Default).LeastDifference;
    }

    /// <summary>The twins of a record.</summary>
    public static Twins Of(RunRecord record) => _known.GetValue(record, static record => new Twins(record));

    /// <summary>The second one's time as a multiple of the first one's, for each pair.</summary>
    public IReadOnlyList<RatioEstimate> Ratios { get; }

    /// <summary>How many serializers were measured twice.</summary>
    public int Serializers => _apart.Length;

    /// <summary>By which part 95 of 100 pairs of each serializer differ at most, all of fewer than twenty; 0 if there are no pairs.</summary>
    public double Apart => _apart.Select(apart => Quantile.Of(apart, 0.95)).DefaultIfEmpty(0).Max();

    /// <summary>
    /// The part by which two times of the run differ at least that are called different: the larger of what its pairs differ by and of what is known of
    /// runs, <see cref="MeasurementSettings.LeastDifference"/>.
    /// </summary>
    public double Limit => Math.Max(Apart, _least);
}
