namespace SerializationBenchmarks.Info.Robustness.Trials;

/// <summary>What became of an input.</summary>
/// <param name="Outcome">How it ended.</param>
/// <param name="Detail">The exception's type, or what ended the process; null if there is nothing to say.</param>
/// <param name="Slow">Whether it took longer than <see cref="TrialLimits.Slow"/>.</param>
/// <param name="OverAllocated">Whether it took more memory than <see cref="TrialLimits.Memory"/>.</param>
internal readonly record struct Trial(Outcome Outcome, string? Detail = null, bool Slow = false, bool OverAllocated = false);
