using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Benchmarks.Measuring.Progress;

/// <summary>How long a run will take yet, the extra rounds included that its cases must be expected to need.</summary>
/// <param name="time">The clock.</param>
/// <param name="cases">The number of cases.</param>
/// <param name="maxExtraRounds">The most extra rounds of a case; 0 for none.</param>
internal sealed class TimeLeft(TimeProvider time, int cases, int maxExtraRounds)
{
    // On a calm machine about every seventh extra round is used; where neighbours disturb most iterations, all are.
    // Between the two the share rises late: 21 and 20 % at 38 and 33 % disturbed iterations in the records of 2026-11-21.
    private const double CalmShare = 0.15;
    private const double HopelessDisturbance = 0.85;

    // In turn, a table is measured again for any of its cases: in the record of 2026-11-23 every table was, six times.
    private const double HopelessDisturbanceInTurn = 0.5;

    // In the same records, three of four cases that are uncertain before an extra round still are after it.
    private const double StillUncertain = 0.75;

    private readonly long _start = time.GetTimestamp();
    private int _measured;
    private int _iterations;
    private int _disturbed;
    private bool _inTurn;
    private double _todo;
    private double _expectedLater;

    /// <summary>Starts the planned rounds.</summary>
    /// <param name="measurements">How many measurements they are.</param>
    public void Plan(int measurements) => _todo = measurements;

    /// <summary>Starts an extra round.</summary>
    /// <param name="uncertain">How many cases it is of.</param>
    /// <param name="later">How many extra rounds may follow it.</param>
    public void PlanExtra(int uncertain, int later)
    {
        _todo = uncertain;
        _expectedLater = Enumerable.Range(1, later).Sum(round => uncertain * Math.Pow(StillUncertain, round));
    }

    /// <summary>Counts a measurement.</summary>
    /// <param name="round">What was measured; null if measuring failed.</param>
    /// <param name="isExtra">Whether the round is an extra one.</param>
    public void Count(RoundRecord? round, bool isExtra)
    {
        _measured++;
        _todo--;
        _iterations += round?.Wall.Count ?? 0;
        _disturbed += round?.Disturbed?.Count ?? 0;
        _inTurn |= round?.InTurn == true;
        if (!isExtra)
            _expectedLater = cases * maxExtraRounds * ExtraShare();
    }

    /// <summary>The time left, from how long the measurements so far took.</summary>
    public TimeSpan Estimate() => time.GetElapsedTime(_start) / Math.Max(1, _measured) * (_todo + _expectedLater);

    private double ExtraShare()
    {
        var disturbed = _iterations == 0 ? 0 : (double)_disturbed / _iterations;
        return CalmShare + ((1 - CalmShare) * Math.Min(1, Math.Pow(disturbed / (_inTurn ? HopelessDisturbanceInTurn : HopelessDisturbance), 3)));
    }
}
