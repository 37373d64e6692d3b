namespace SerializationBenchmarks.Info.Robustness.Trials;

/// <summary>What became of an input.</summary>
/// <param name="Detail">The exception's type, or what ended the process; null if there is nothing to say.</param>
internal readonly record struct Trial(Outcome Outcome, string? Detail = null, bool Slow = false, bool OverAllocated = false);

/// <summary>What became of an input. The numbers stand in the file between parent and child.</summary>
internal enum Outcome : byte
{
    /// <summary>Nobody tried it, because too many others had ended the process.</summary>
    Untried,

    /// <summary>It is being tried; where the process has ended, it is what ended it.</summary>
    Trying,

    /// <summary>Rejected with the library's own exception.</summary>
    Rejected,

    /// <summary>Rejected with another exception.</summary>
    RejectedWithAnother,

    /// <summary>Accepted as a value that is not the sample.</summary>
    AcceptedAsDifferent,

    /// <summary>Accepted as the sample.</summary>
    AcceptedAsSame,

    /// <summary>The process ended.</summary>
    Ended,
}

/// <summary>What nobody wants to happen to a reader.</summary>
internal readonly record struct BadOutcome(int Order, string Text)
{
    private const int ExceptionOrder = 3;

    /// <summary>Whether it is an exception that is not the library's own.</summary>
    public bool IsException => Order == ExceptionOrder;

    /// <summary>The bad outcomes of an input, of which it can have several.</summary>
    public static IEnumerable<BadOutcome> Of(Trial trial)
    {
        if (trial is { Outcome: Outcome.Ended, Slow: false })
            yield return new BadOutcome(0, $"ended the process: {trial.Detail}");
        if (trial.Slow)
            yield return new BadOutcome(1, "took over 1 s");
        if (trial.OverAllocated)
            yield return new BadOutcome(2, "allocated too much");
        if (trial.Outcome == Outcome.RejectedWithAnother && trial.Detail != nameof(OutOfMemoryException))
            yield return new BadOutcome(ExceptionOrder, trial.Detail!);
    }
}

/// <summary>What an input may cost before it counts as an attack.</summary>
internal static class TrialLimits
{
    /// <summary>An exception with its message and stack trace takes this much on the smallest input; that is not amplification.</summary>
    public const int ExceptionMemory = 16 << 10;

    /// <summary>How many times its length a small input may allocate: one byte may stand for an object, a list and its first elements.</summary>
    public const int MostMemoryPerByte = 1000;

    /// <summary>
    /// How many times its length any input may allocate: a byte of text becomes a character of two, kept twice while a buffer grows, and once
    /// more each time that a message quotes it. What grows with the square of the length is far beyond.
    /// </summary>
    public const int MostGrowth = 64;

    private const int MostMemory = 1 << 20;

    /// <summary>The most processor time.</summary>
    public static TimeSpan Slow { get; } = TimeSpan.FromSeconds(1);

    /// <summary>The most that may be allocated for an input: 1,000 times its length, but no more than 1 MiB and 64 times its length, and no less than an exception.</summary>
    public static long Memory(int length) => Math.Clamp((long)length * MostMemoryPerByte, ExceptionMemory, MostMemory + ((long)length * MostGrowth));
}
