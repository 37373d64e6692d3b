using SerializationBenchmarks.Benchmarks.Records;
using Distribution = BenchmarkDotNet.Mathematics.Statistics;

namespace SerializationBenchmarks.Benchmarks.Statistics;

/// <summary>One of the things that make runs repeat, and the case that a run without it would have recorded.</summary>
/// <param name="Name">What is left out.</param>
/// <param name="Without">Makes that case of a recorded one and the settings that it was measured with.</param>
public sealed record Mechanism(string Name, Func<CaseRecord, SettingsRecord, CaseRecord> Without)
{
    private const long Operations = 1_000_000; // So many that a time below a nanosecond keeps its digits in whole nanoseconds.

    /// <summary>Nothing, then each of them, then all at once but that the fastest iteration is taken.</summary>
    public static IReadOnlyList<Mechanism> All { get; } =
    [
        new("nothing", (@case, _) => @case),
        new("the speed probe", (@case, settings) => Judged(@case, settings, (round, index, measurement) => IsIdle(round, index, measurement), isProbed: false)),
        new("the idle share", (@case, settings) => Judged(@case, settings, (round, index, measurement) => IsSlow(round, index, measurement))),
        new("both of these", (@case, settings) => Judged(@case, settings, (_, _, _) => false, isProbed: false)),
        new("leaving out disturbed rounds", (@case, _) => Each(@case, round => round.IsDisturbed ? round with { Disturbed = [], Marks = RoundMarks.None } : round)),
        new("the quartile or median (each for the other)", (@case, _) => @case with { Rounds = [.. new CaseFigures(@case).AllRounds.Select(round => Of(round, OtherFigure(round)))] }),
        new("leaving out the slowest third of the rounds", (@case, _) => @case with { Rounds = [Of(@case.Rounds[0], new CaseFigures(@case).Values().Average())] }),
        new("extra rounds", (@case, settings) => @case with { Rounds = [.. @case.Rounds.Where(round => round.Round <= settings.Rounds)] }),
        new("all of it (the fastest iteration in its place)", (@case, settings) => Judged(@case, settings, (_, _, _) => false, isProbed: false) is var all
            ? @case with { Rounds = [Of(all.Rounds[0], all.Rounds.Min(round => CaseFigures.Iterations(round).Min()) + new CaseFigures(all).AllRounds.Min(CaseFigures.CollectionsOf))] }
            : @case),
    ];

    /// <summary>The record that a run without it would have made.</summary>
    /// <param name="record">A record with its iterations' readings.</param>
    public RunRecord Apply(RunRecord record) => record with
    {
        Cases = [.. record.Cases.Select(@case => Without(@case, record.Settings))],
    };

    private static CaseRecord Each(CaseRecord @case, Func<RoundRecord, RoundRecord> change) => @case with { Rounds = [.. @case.Rounds.Select(change)] };

    private static CaseRecord Judged(CaseRecord @case, SettingsRecord settings, Func<RoundRecord, int, MeasurementSettings, bool> isDisturbed, bool isProbed = true) => Each(@case, round =>
    {
        int[] disturbed = [.. Enumerable.Range(0, round.Wall.Count).Where(index => isDisturbed(round, index, settings.Measurement!))];
        var few = settings.Measurement!.AreTooFew(round.Wall.Count - disturbed.Length, round.Wall.Count);
        return round with { Slowdown = isProbed ? round.Slowdown : null, UsualReading = isProbed ? round.UsualReading : null, Disturbed = disturbed, Marks = few ? RoundMarks.Disturbed : RoundMarks.None };
    });

    private static double OtherFigure(RoundRecord round)
    {
        var iterations = new Distribution(CaseFigures.Iterations(round));
        return (round.IsCorrected ? iterations.Q1 : iterations.Median) + CaseFigures.CollectionsOf(round);
    }

    private static bool IsIdle(RoundRecord round, int index, MeasurementSettings settings) => round.Wall[index] - round.Cpu[index] > settings.MaxIdleShare * round.Wall[index];

    private static bool IsSlow(RoundRecord round, int index, MeasurementSettings settings) => round.Slowdown?[index] > settings.MaxSlowdown;

    private static RoundRecord Of(RoundRecord round, double nanoseconds) => round with
    {
        Operations = Operations,
        Wall = [(long)Math.Round(nanoseconds * Operations)],
        Disturbed = null,
        Overhead = 0,
        Slowdown = null,
        UsualReading = null,
        Paused = null,
        Gen0 = null,
    };
}
