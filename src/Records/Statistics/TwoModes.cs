namespace SerializationBenchmarks.Records.Statistics;

/// <summary>
/// Processes of a case that fall into two groups far apart. What all serializers of the table share in a round is taken out first, so
/// that a neighbour of the machine is not mistaken for a mode of the library.
/// </summary>
public sealed record TwoModes(int Slow, int All, double Factor)
{
    // Beyond what an unlucky place in memory does to a process.
    private const double LeastFactor = 1.1;

    private const int LeastProcesses = 2; // One alone is no mode.

    /// <summary>Finds the two groups of a case.</summary>
    /// <param name="drift">What the cases of its table share.</param>
    /// <returns>The groups; null if there is one.</returns>
    public static TwoModes? Find(CaseFigures @case, RoundDrift drift)
    {
        if (@case.PeakMemory is not null || @case.IsDisturbed) // Of first calls it is not known whether a neighbour disturbed them.
            return null;
        double[] values = [.. @case.Rounds.Select(round => round.Value / drift.OfOthers(@case, round)).Order()];
        var (factor, place) = values.Zip(values.Skip(1))
            .Select((pair, index) => (Factor: pair.Second / pair.First, Place: index + 1))
            .Where(gap => gap.Place >= LeastProcesses && values.Length - gap.Place >= LeastProcesses)
            .DefaultIfEmpty()
            .Max();
        return factor >= LeastFactor ? new TwoModes(values.Length - place, values.Length, factor) : null;
    }
}

/// <summary>What all cases of a table share in a round, such as a neighbour that slowed the machine: computed once for the table, because each of its cases asks for that of the others.</summary>
public sealed class RoundDrift
{
    private readonly Dictionary<int, (double Sum, int Count)> _rounds = [];

    /// <summary>Finds it.</summary>
    /// <param name="table">All cases of the table.</param>
    public RoundDrift(IEnumerable<CaseFigures> table)
    {
        foreach (var @case in table)
        {
            foreach (var round in @case.Rounds)
            {
                var (sum, count) = _rounds.GetValueOrDefault(round.Key);
                _rounds[round.Key] = (sum + Of(@case, round.Value), count + 1);
            }
        }
    }

    /// <summary>How many times as long as usual the other cases took in a round.</summary>
    /// <param name="case">A case of the table.</param>
    /// <param name="round">One of its rounds.</param>
    public double OfOthers(CaseFigures @case, KeyValuePair<int, double> round)
    {
        var (sum, count) = _rounds[round.Key];
        return count < 2 ? 1 : Math.Exp((sum - Of(@case, round.Value)) / (count - 1));
    }

    private static double Of(CaseFigures @case, double time) => Math.Log(time / @case.Nanoseconds);
}
