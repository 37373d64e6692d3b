namespace SerializationBenchmarks.Programs.Processes;

/// <summary>
/// Watches a child that has been asked for something. Time counts only while this process runs itself: one that was stopped, or a machine that
/// slept, has not waited.
/// </summary>
public sealed class Silence : IDisposable
{
    private const int TicksToNotice = 10;

    private readonly Timer _timer;

    private readonly Lock _gate = new();

    private readonly int _ticksToEnd;

    private readonly Action _notice;

    private readonly Action _end;

    private int? _ticks;

    /// <summary>Makes a watch that does nothing until <see cref="Begin"/>.</summary>
    public Silence(Patience patience, Action notice, Action end)
    {
        (_notice, _end) = (notice, end);
        var tick = patience.Notice / TicksToNotice;
        _ticksToEnd = (int)Math.Ceiling(patience.Limit / tick);
        _timer = new Timer(_ => Tick(), null, tick, tick);
    }

    /// <summary>Whether the child was ended because it said nothing for too long.</summary>
    public bool WasTooLong { get; private set; }

    /// <summary>The child is asked for something, or has said something and is to say more.</summary>
    public void Begin() => Set(0);

    /// <summary>Nothing is expected of the child.</summary>
    public void Stop() => Set(null);

    public void Dispose()
    {
        Stop();
        _timer.Dispose();
    }

    private void Set(int? ticks)
    {
        lock (_gate)
            _ticks = ticks;
    }

    private void Tick()
    {
        bool isNotice;
        lock (_gate)
        {
            if (_ticks is null)
                return;
            isNotice = ++_ticks == TicksToNotice;
            if (_ticks >= _ticksToEnd)
            {
                (WasTooLong, _ticks) = (true, null);
                _end(); // Before anything else is asked of the child.
            }
        }

        if (!isNotice)
            return;
        try
        {
            _notice();
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            // Whoever writes next meets the same, where it can be told.
        }
    }
}

/// <summary>How long a program waits for a child that says nothing.</summary>
public sealed record Patience(TimeSpan Notice, TimeSpan Limit)
{
    // Whoever sees nothing for so long begins to doubt.
    private static readonly TimeSpan _notice = TimeSpan.FromSeconds(10);

    /// <summary>
    /// With a process that measures. The slowest call of a study takes 5 s on two busy cores, and a setup some times as long; what is 60 times as
    /// slow as that call would also take a day for its rounds.
    /// </summary>
    public static Patience WithMeasuring { get; } = new(_notice, TimeSpan.FromMinutes(5));

    /// <summary>
    /// With a process that builds a user's values or tries a serializer on them: a sample of 50 MB takes seconds. Shorter than with measuring,
    /// because a getter that never comes back holds up each serializer that calls it.
    /// </summary>
    public static Patience WithTrials { get; } = new(_notice, TimeSpan.FromMinutes(2));
}
