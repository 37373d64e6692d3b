using System.Globalization;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Statistics;

namespace SerializationBenchmarks.Benchmarks.Tables;

/// <summary>The first line of a report: how calm the machine was, and what that means for who reads the tables.</summary>
internal static class Calmness
{
    // Words for a first impression; what the disturbance did to the figures is computed from them.
    private const double BusyShare = 0.1;
    private const double VeryBusyShare = 0.6;

    /// <summary>Describes a run in a line.</summary>
    /// <param name="record">The run.</param>
    /// <param name="ratios">The ratios in its tables, each table's first serializer left out.</param>
    public static string Describe(RunRecord record, IEnumerable<RatioEstimate> ratios)
    {
        var rounds = record.Cases.SelectMany(@case => @case.Rounds).ToArray();
        var each = record.Cases.Count == 0 ? 0 : rounds.Length / (double)record.Cases.Count;
        var share = DisturbedShare(record);
        var machine = double.IsNaN(share)
            ? "How calm the machine was is not recorded"
            : string.Create(CultureInfo.InvariantCulture, $"The machine was {Word(share)}: other processes disturbed {share * 100:0} % of the iterations{(rounds.Any(round => round.IsCorrected) ? ", and what that took from the speed probe is taken out of the times" : "")}");
        return string.Create(CultureInfo.InvariantCulture, $"{machine}. {(each == 1 ? "Each case has one round" : $"A case has {each:0.#} rounds on average")}; {Meaning([.. ratios])}");
    }

    /// <summary>The share of iterations that other processes disturbed; NaN where it is not recorded.</summary>
    /// <param name="record">The run.</param>
    public static double DisturbedShare(RunRecord record)
    {
        var known = record.Cases.SelectMany(@case => @case.Rounds).Where(round => round.Disturbed is not null).ToArray();
        return known.Length == 0 ? double.NaN : known.Sum(round => round.Disturbed!.Count) / (double)known.Sum(round => round.Wall.Count);
    }

    private static string Word(double share) => share < BusyShare ? "calm" : share < VeryBusyShare ? "busy" : "very busy";

    private static string Meaning(RatioEstimate[] ratios)
    {
        double[] uncertain = [.. ratios.Where(ratio => ratio.HasInterval).Select(ratio => (ratio.High - ratio.Low) / 2 / ratio.Value).Order()];
        if (uncertain.Length == 0)
            return "what the next one would say is unknown, so take this for a first look.";
        return string.Create(
            CultureInfo.InvariantCulture,
            $"ratios are uncertain by up to {100 * Quantile.Of(uncertain, 0.5):0.0} % in half of the cases and by up to {100 * Quantile.Of(uncertain, 0.95):0.0} % in 95 of 100, so read nothing into smaller differences.");
    }
}
