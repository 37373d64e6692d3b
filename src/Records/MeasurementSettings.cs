namespace SerializationBenchmarks.Records;

/// <summary>How a case is measured: every setting of the default job, each with its reason. Written into the record.</summary>
public sealed record MeasurementSettings
{
    /// <summary>
    /// Passes over all cases. Each measures every serializer on every model in a new process, so that what a process fixes by chance
    /// (addresses, alignment) weighs one round, not the result. Between the five committed records of Complex with twelve rounds of 29 November 2026, the ratios
    /// of all pairs of serializers by four rounds are 1.8 % apart in the median and 5.7 % at the 95th percentile; by two 2.6 and 8.3 %, by six 1.5 and 4.6 %, by
    /// twelve 1.0 and 3.1 %: what README shows has twelve, and everyone's own run is done in a third of that time.
    /// </summary>
    public int Rounds { get; init; } = 4;

    /// <summary>Iterations of a case in a round that kept the processor, at least.</summary>
    public int Iterations { get; init; } = 10;

    /// <summary>
    /// Iterations of a case in a round in which the core was the process's own, at least: what a neighbour on its other thread slows says nothing
    /// about the library. On a machine that is shared nearly always, the ratios of two runs are nearest with the least of some such iterations. 0 in records
    /// of programs that did not look.
    /// </summary>
    public int CleanIterations { get; init; }

    /// <summary>Iterations after which a case has no more turns although fewer kept the processor, or the core: a neighbour that stays is left to another round.</summary>
    public int MaxIterations { get; init; } = 40;

    /// <summary>
    /// The part by which the loop that watches the core may take longer than the fastest one, and the core still is the process's own. A neighbour makes
    /// it 15 to 100 % longer, and without one nine of ten loops are within 2 %.
    /// </summary>
    public double SharedCoreTolerance { get; init; } = 0.08;

    /// <summary>For how many milliseconds a turn waits for the core before it is given back: the next process may be on another core.</summary>
    public double TurnWaitMilliseconds { get; init; } = 0.2;

    /// <summary>
    /// For how many milliseconds a case waits for the core in a round, iterations that were not alone among them. Then it is measured beside the neighbour: the
    /// core of a busy machine is free for some milliseconds in thirty, and of one that is never free a run should end too.
    /// </summary>
    public double MaxWaitMilliseconds { get; init; } = 20;

    /// <summary>
    /// Aimed length of an iteration in milliseconds: long enough that the clock (tens of nanoseconds) vanishes in it, and short beside the
    /// three milliseconds for which a busy machine's core is free.
    /// </summary>
    public double IterationMilliseconds { get; init; } = 0.5;

    /// <summary>
    /// Length of the calls before an iteration that are not timed, in milliseconds: other processes had the processor since the last turn, and
    /// its caches and branch predictors are refilled in less.
    /// </summary>
    public double RefillMilliseconds { get; init; } = 0.2;

    /// <summary>
    /// The part of an iteration's wall time for which the process did not run, beyond which the iteration lost the processor and does not
    /// count. Others stay below half of it.
    /// </summary>
    public double MaxLostShare { get; init; } = 0.05;

    /// <summary>Aimed length of a warm-up iteration in milliseconds: short, because what counts is how many there are.</summary>
    public double WarmupIterationMilliseconds { get; init; } = 0.05;

    /// <summary>
    /// Milliseconds of warm-up without a newly compiled method before a process is ready, once its code is compiled for good. The runtime
    /// compiles in the background after a delay (see <see cref="Environment"/>); three delays mean that its queue is empty.
    /// </summary>
    public double QuietMilliseconds { get; init; } = 60;

    /// <summary>
    /// Processor time in milliseconds, for each case of a process, beyond which it is ready although its code is not final: its cases are marked. A
    /// process that neighbours hold up may take ten times as long as it does alone.
    /// </summary>
    public double MaxWarmupMilliseconds { get; init; } = 3000;

    /// <summary>
    /// Bytes that a process allocates before it collects garbage between two iterations, so that an iteration seldom pays for the garbage of
    /// others: more than stays in the processor's nearer caches, as it would not in a program, and less than the runtime's own budget.
    /// </summary>
    public long CollectionBytes { get; init; } = 8 << 20;

    /// <summary>
    /// What a process with a library and its samples keeps resident at most, in MiB, with room to spare. Half of the memory holds as many of them
    /// as live at the same time; the other half is for the system and whatever else runs. A machine with 4 GiB has 12 processes at a time.
    /// </summary>
    public int ProcessMebibytes { get; init; } = 160;

    /// <summary>
    /// The part below which programs before 2026-11-29 called no two times different, whatever their equal things differed by; null of later ones, which
    /// judge by these alone.
    /// </summary>
    public double? LeastDifference { get; init; }

    /// <summary>The seed of the order of turns, which is another in each round, so that none comes always first or after the same one. The number has no meaning.</summary>
    public int OrderSeed { get; init; } = 20210826;

    /// <summary>
    /// Whether a round is the first call in a fresh process, compilation and all, with its processor time and its peak memory. For what a
    /// program does once; null and false stand for final code.
    /// </summary>
    public bool? FirstCall { get; init; }

    /// <summary>Connections from which a server gets requests, each with the next as soon as the last is answered; null where no server is measured.</summary>
    public int? Connections { get; init; }

    /// <summary>What keeps cached values, with its version; null where there is no cache.</summary>
    public string? Store { get; init; }

    /// <summary>Processors that a server has for itself, so that its load runs on the others; null where both share all of them, or no server is measured.</summary>
    public int? ServerProcessors { get; init; }

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

    /// <summary>The settings of a run without arguments.</summary>
    public static MeasurementSettings Default { get; } = new() { CleanIterations = 6 };

    /// <summary>
    /// The settings of <c>--quick</c>: one round, for a first look, which waits for the core as long as four do. On two cores that were shared for 40 % of the time,
    /// the ratios of two quick runs are 3.8 to 4.5 % apart in the median and 22 to 26 % at the 95th percentile, with the wait of one round 5.2 to 6.5 % and 36 to
    /// 40 %, in the same minute. Forty iterations are not nearer: what differs then is what a process fixes.
    /// </summary>
    public static MeasurementSettings Quick { get; } = Default with { Rounds = 1, MaxIterations = 160, MaxWaitMilliseconds = 80 };
}
