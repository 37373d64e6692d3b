using Perfolizer.Mathematics.QuantileEstimators;
using SerializationBenchmarks.Benchmarks.Records;
using Distribution = BenchmarkDotNet.Mathematics.Statistics;

namespace SerializationBenchmarks.Benchmarks.Statistics;

/// <summary>The figures of a case, computed from its record. Each round is one value, because processes are independent of each other and the slices of one are not.</summary>
public sealed class CaseFigures
{
    // What disturbs a slice can only make it longer, so the lower quartile is nearer to the undisturbed time, and moves less, than the median.
    private const double Quantile = 0.25;

    private readonly GeometricMean _mean;

    /// <summary>Computes the figures.</summary>
    /// <param name="case">The case, with at least one round.</param>
    public CaseFigures(CaseRecord @case)
    {
        Case = @case;
        var operations = (double)@case.Rounds.Sum(round => round.Operations * round.Wall.Count);
        var pause = @case.Rounds.Sum(round => round.Pauses?.Values.Sum() ?? 0) / operations;
        Gen0 = 1000 * @case.Rounds.Sum(round => round.Collections ?? 0) / operations;
        Rounds = [.. @case.Rounds.Select(round => KeyValuePair.Create(round.Round, Math.Max(RoundFigure(round) + pause, 1e-3)))];
        double[] values = [.. Rounds.Select(round => round.Value)];
        _mean = new GeometricMean(values);
        (StandardDeviation, Median) = (new Distribution(values).StandardDeviation, new Distribution(values).Median);
    }

    /// <summary>The case.</summary>
    public CaseRecord Case { get; }

    /// <summary>Time of an operation in nanoseconds: the geometric mean of <see cref="Rounds"/>, which every other figure of time is of.</summary>
    public double Mean => _mean.Value;

    /// <summary>Half of the mean's 99.9 % confidence interval, in nanoseconds; NaN of fewer than three rounds.</summary>
    public double Error
    {
        get
        {
            var (low, high) = _mean.Interval(0.999);
            return (high - low) / 2;
        }
    }

    /// <summary>Standard deviation of the rounds in nanoseconds: how far processes differ.</summary>
    public double StandardDeviation { get; }

    /// <summary>Median of the rounds in nanoseconds.</summary>
    public double Median { get; }

    /// <summary>Bytes allocated per operation: the least of the rounds, since background threads can only add.</summary>
    public long Allocated => (long)Math.Round(Case.Rounds.Min(round => round.Allocated));

    /// <summary>Garbage collections in a thousand operations.</summary>
    public double Gen0 { get; }

    /// <summary>What is wrong with any of the rounds.</summary>
    public RoundMarks Marks => Case.Rounds.Aggregate(RoundMarks.None, (marks, round) => marks | round.Marks);

    /// <summary>
    /// The number of each round, and its time of an operation in nanoseconds: the lower quartile of its slices without the pauses for
    /// garbage collection, and what these take of an operation over all rounds.
    /// </summary>
    public IReadOnlyList<KeyValuePair<int, double>> Rounds { get; }

    /// <summary>The mean with its 95 % confidence interval.</summary>
    public TimeEstimate Time
    {
        get
        {
            var (low, high) = _mean.Interval(0.95);
            return new TimeEstimate(Mean, low, high);
        }
    }

    /// <summary>The mean, for ratios.</summary>
    internal GeometricMean GeometricMean => _mean;

    private static double RoundFigure(RoundRecord round)
    {
        var compiledIn = round.CompiledIn?.Count < round.Wall.Count ? round.CompiledIn : [];
        var slices = round.Wall
            .Select((wall, index) => compiledIn!.Contains(index) ? double.NaN : wall - (round.Pauses?.GetValueOrDefault(index) ?? 0))
            .Where(double.IsFinite)
            .ToArray();
        return (SimpleQuantileEstimator.Instance.Quantile(new(slices), Quantile) - round.Overhead) / round.Operations;
    }
}
