using System.Runtime.CompilerServices;
using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Benchmarks.Statistics;

/// <summary>
/// How far apart a run measured equal things (an A/A test): a serializer twice, in two processes, on every model and operation. What is nearer to
/// each other than these is no difference that the run can tell.
/// </summary>
public sealed class Twins
{
    private static readonly ConditionalWeakTable<RunRecord, Twins> _known = [];

    private readonly double[] _apart;

    private Twins(RunRecord record)
    {
        Ratios =
        [
            .. from pair in (record.Twins ?? []).GroupBy(@case => (@case.Key.Operation, @case.Key.Model), (_, cases) => cases.OrderBy(@case => @case.Key.Serializer, StringComparer.Ordinal).ToArray())
               where pair.Length == 2
               select RatioEstimate.Paired(new CaseFigures(pair[1]), new CaseFigures(pair[0])),
        ];
        _apart = [.. Ratios.Select(ratio => Math.Max(ratio.Value, 1 / ratio.Value) - 1).Order()];
    }

    /// <summary>The twins of a record.</summary>
    /// <param name="record">The record.</param>
    public static Twins Of(RunRecord record) => _known.GetValue(record, static record => new Twins(record));

    /// <summary>The second one's time as a multiple of the first one's, for each pair.</summary>
    public IReadOnlyList<RatioEstimate> Ratios { get; }

    /// <summary>By which part the pairs differ in the median; NaN if there are none.</summary>
    public double Median => Quantile.Of(_apart, 0.5);

    /// <summary>
    /// By which part 95 of 100 pairs differ at most: nothing nearer is called faster or slower. 0 if there are no pairs, as where BenchmarkDotNet's own
    /// engine measured.
    /// </summary>
    public double Limit => _apart.Length == 0 ? 0 : Quantile.Of(_apart, 0.95);

    /// <summary>How many intervals of their ratios do not hold 1: one in twenty, if intervals are perfect.</summary>
    public int Excluding => Ratios.Count(ratio => ratio.HasInterval && (ratio.Low > 1 || ratio.High < 1));
}
