namespace SerializationBenchmarks.Benchmarks.Records;

/// <summary>How a case is measured: every setting of the default job, each with its reason. Written into the record.</summary>
public sealed record MeasurementSettings
{
    /// <summary>
    /// Passes over all cases. Each visits every case in a new process, so that what a process fixes by chance (addresses,
    /// alignment, the runtime's profile) weighs one round, not the result.
    /// </summary>
    public int Rounds { get; init; } = 8;

    /// <summary>
    /// Aimed length of a slice in milliseconds: what a process measures before it is another's turn. Long enough that the clock (tens
    /// of nanoseconds) vanishes in it, short enough that a table's serializers follow each other within some milliseconds.
    /// </summary>
    public double SliceMilliseconds { get; init; } = 1;

    /// <summary>Slices of a case in a round.</summary>
    public int Slices { get; init; } = 40;

    /// <summary>The part of a slice that is run once more before it, unmeasured: another process has used the caches since the last turn.</summary>
    public double LeadShare { get; init; } = 0.125;

    /// <summary>Time in milliseconds after which the processes of a table get no more turns, which takes long samples alone that long.</summary>
    public double MaxMeasuringMilliseconds { get; init; } = 10_000;

    /// <summary>The slices that each gets nevertheless.</summary>
    public int MinSlices { get; init; } = 3;

    /// <summary>The most processes that measure in turn; each holds the runtime and its garbage, about 150 MB. A table has thirteen.</summary>
    public int MaxProcesses { get; init; } = 32;

    /// <summary>The seed of the order in which a table's serializers get their turns, which is another each time; the number has no meaning.</summary>
    public int OrderSeed { get; init; } = 20210826;

    /// <summary>Measured slices of the empty method, whose median is subtracted: it is stable, so few will do.</summary>
    public int OverheadIterations { get; init; } = 5;

    /// <summary>
    /// Milliseconds of warm-up without a newly compiled method before measuring starts, once the code is compiled for good.
    /// The runtime compiles in the background after a delay (see <see cref="Environment"/>); three delays mean that its queue is
    /// empty, and a slice during which a method is compiled after all does not count.
    /// </summary>
    public double QuietMilliseconds { get; init; } = 60;

    /// <summary>Time in milliseconds after the first call beyond which measuring starts although the code is not final: the case is measured and marked.</summary>
    public double MaxWarmupMilliseconds { get; init; } = 3000;

    /// <summary>
    /// Environment variables of the measured process. The runtime counts calls, and so recompiles hot methods, after 20 ms (the
    /// value is hexadecimal) without new code instead of 100 ms; the code that runs in the end is the same. Without any delay it
    /// would also recompile hundreds of methods that only start the process, and measuring would wait for them. Where only one
    /// processor is visible, the runtime multiplies the delay, by ten if nothing else is said.
    /// </summary>
    public IReadOnlyDictionary<string, string> Environment { get; init; } = new Dictionary<string, string>
    {
        ["DOTNET_TC_CallCountingDelayMs"] = "14",
        ["DOTNET_TC_DelaySingleProcMultiplier"] = "1",
    };

    /// <summary>In older records alone: aimed length of an iteration in milliseconds.</summary>
    public double? IterationMilliseconds { get; init; }

    /// <summary>In older records alone: undisturbed iterations to measure in a round.</summary>
    public int? Iterations { get; init; }

    /// <summary>In older records alone: iterations after which a round ended with as many undisturbed ones as it found.</summary>
    public int? MaxIterations { get; init; }

    /// <summary>In older records alone: iterations before the first measured one.</summary>
    public int? DiscardedIterations { get; init; }

    /// <summary>In older records alone: aimed length of a warm-up iteration in milliseconds.</summary>
    public double? WarmupIterationMilliseconds { get; init; }

    /// <summary>In older records alone: the part of an iteration for which the process did not run, beyond which it was disturbed.</summary>
    public double? MaxIdleShare { get; init; }

    /// <summary>In older records alone: how many times as long as usual a loop of fixed work took around an iteration, beyond which it was disturbed.</summary>
    public double? MaxSlowdown { get; init; }

    /// <summary>In older records alone: time in milliseconds for which an iteration waited for a calm processor.</summary>
    public double? MaxWaitMilliseconds { get; init; }

    /// <summary>In older records alone: the standard error of a case's time, as a part of it, beyond which it was uncertain.</summary>
    public double? MaxRelativeError { get; init; }

    /// <summary>In older records alone: rounds after the last one, of uncertain cases.</summary>
    public int? MaxExtraRounds { get; init; }

    /// <summary>In older records alone: the least number of warm-up iterations.</summary>
    public int? MinWarmupIterations { get; init; }

    /// <summary>In older records alone, in place of <see cref="QuietMilliseconds"/>: warm-up iterations in a row without a newly compiled method.</summary>
    public int? QuietIterations { get; init; }

    /// <summary>In older records alone, before <see cref="MaxExtraRounds"/>: how often a disturbed round was repeated at once.</summary>
    public int? MaxRepeats { get; init; }

    /// <summary>The settings of a run without arguments.</summary>
    public static MeasurementSettings Default { get; } = new();

    /// <summary>The settings of <c>--quick</c>: one round, for a first look.</summary>
    public static MeasurementSettings Quick { get; } = Default with { Rounds = 1 };
}
