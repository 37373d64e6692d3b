using BenchmarkDotNet.Mathematics;
using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Benchmarks.Estimates;

/// <summary>The figures of a case, computed from its record.</summary>
public sealed class CaseFigures
{
    /// <summary>Computes the figures.</summary>
    /// <param name="case">The case, with at least one round.</param>
    public CaseFigures(CaseRecord @case)
    {
        Case = @case;
        Rounds = [.. @case.Rounds.Select(round => new KeyValuePair<int, double>(round.Round, RoundFigure(round)))];

        var all = new Statistics(@case.Rounds.SelectMany(Iterations));
        var kept = new Statistics(all.WithoutOutliers());
        Mean = kept.Mean;
        Median = kept.Median;
        StandardDeviation = kept.StandardDeviation;
        Error = kept.N < 3 ? double.NaN : kept.GetConfidenceInterval(Perfolizer.Mathematics.Common.ConfidenceLevel.L999).Margin;
    }

    /// <summary>The case.</summary>
    public CaseRecord Case { get; }

    /// <summary>Mean time of an operation in nanoseconds, over the undisturbed iterations of all rounds without outliers.</summary>
    public double Mean { get; }

    /// <summary>Half of the mean's 99.9 % confidence interval, in nanoseconds.</summary>
    public double Error { get; }

    /// <summary>Standard deviation over the same iterations, in nanoseconds.</summary>
    public double StandardDeviation { get; }

    /// <summary>Median over the same iterations, in nanoseconds.</summary>
    public double Median { get; }

    /// <summary>Bytes allocated per operation: the least of the rounds, since background threads can only add.</summary>
    public long Allocated => (long)Math.Round(Case.Rounds.Min(round => round.Allocated));

    /// <summary>What is wrong with any of the rounds.</summary>
    public RoundMarks Marks => Case.Rounds.Aggregate(RoundMarks.None, (marks, round) => marks | round.Marks);

    /// <summary>Each round's number and time of an operation in nanoseconds, from which ratios are computed.</summary>
    public IReadOnlyList<KeyValuePair<int, double>> Rounds { get; }

    // Disturbed iterations say how busy the machine was. A round that has too few others is marked, and then all of it counts.
    private static IEnumerable<double> Iterations(RoundRecord round) => round.Wall
        .Where((_, index) => round.Disturbed?.Contains(index) != true || round.Marks.HasFlag(RoundMarks.Disturbed))
        .Select(wall => Math.Max(0, (double)(wall - round.Overhead)) / round.Operations);

    private static double RoundFigure(RoundRecord round) => new Statistics(Iterations(round)).Median;
}
