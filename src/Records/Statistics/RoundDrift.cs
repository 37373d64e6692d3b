namespace SerializationBenchmarks.Records.Statistics;

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
