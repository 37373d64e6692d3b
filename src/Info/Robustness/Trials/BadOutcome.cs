namespace SerializationBenchmarks.Info.Robustness.Trials;

/// <summary>What nobody wants to happen to a reader.</summary>
/// <param name="Order">The place in lists: the worst first.</param>
/// <param name="Text">What happened, as a phrase or an exception's name.</param>
internal readonly record struct BadOutcome(int Order, string Text)
{
    private const int EndedOrder = 0, SlowOrder = 1;

    /// <summary>Whether an input can be tried many times to find what makes it bad.</summary>
    public bool IsCheap => Order > SlowOrder;

    /// <summary>The bad outcomes of an input, of which it can have several.</summary>
    public static IEnumerable<BadOutcome> Of(Trial trial)
    {
        if (trial is { Outcome: Outcome.Ended, Slow: false })
            yield return new BadOutcome(EndedOrder, $"ended the process: {trial.Detail}");
        if (trial.Slow)
            yield return new BadOutcome(SlowOrder, "took over 1 s");
        if (trial.OverAllocated)
            yield return new BadOutcome(2, "allocated too much");
        if (trial.Outcome == Outcome.RejectedWithAnother)
            yield return new BadOutcome(3, trial.Detail!);
    }
}
