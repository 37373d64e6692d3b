namespace SerializationBenchmarks.Benchmarks.Measuring.Progress;

/// <summary>
/// How long a run will take yet, all extra rounds included: a table that has a case whose time is not certain after the planned rounds
/// mostly has one after the last extra round too, as the records of runs in turn show. Few tables on a calm machine end earlier.
/// </summary>
/// <param name="time">The clock.</param>
/// <param name="cases">The number of cases.</param>
/// <param name="maxExtraRounds">The most extra rounds of a case; 0 for none.</param>
internal sealed class TimeLeft(TimeProvider time, int cases, int maxExtraRounds)
{
    private readonly long _start = time.GetTimestamp();
    private int _measured;
    private int _todo;
    private int _later;

    /// <summary>Starts the planned rounds.</summary>
    /// <param name="measurements">How many measurements they are.</param>
    public void Plan(int measurements) => (_todo, _later) = (measurements, cases * maxExtraRounds);

    /// <summary>Starts an extra round.</summary>
    /// <param name="uncertain">How many cases it is of.</param>
    /// <param name="later">How many extra rounds may follow it.</param>
    public void PlanExtra(int uncertain, int later) => (_todo, _later) = (uncertain, uncertain * later);

    /// <summary>Counts a measurement.</summary>
    public void Count()
    {
        _measured++;
        _todo--;
    }

    /// <summary>The time left, from how long the measurements so far took.</summary>
    public TimeSpan Estimate() => time.GetElapsedTime(_start) / Math.Max(1, _measured) * (_todo + _later);
}
