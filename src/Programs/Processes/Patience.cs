namespace SerializationBenchmarks.Programs.Processes;

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
