namespace SerializationBenchmarks.Benchmarks.Records;

/// <summary>How a case is measured: every setting of the default job, each with its reason. Written into the record.</summary>
public sealed record MeasurementSettings
{
    /// <summary>
    /// Passes over all cases. Each measures every table in a new process, so that what a process fixes by chance (addresses,
    /// alignment) and what a neighbour disturbs for some seconds weighs one round, not the result. As many as let
    /// all serializers, with the <see cref="MaxExtraRounds">extra</see> ones, end within about an hour on two cores.
    /// </summary>
    public int Rounds { get; init; } = 6;

    /// <summary>
    /// Aimed length of an iteration in milliseconds: long enough that the clock (tens of nanoseconds) and refilled caches vanish in
    /// it, short enough that a neighbour slows all cases of a visit alike.
    /// </summary>
    public double IterationMilliseconds { get; init; } = 1;

    /// <summary>
    /// Milliseconds of a round for each of its cases, which share a process and are visited in turn, an iteration each; null in older
    /// records, where each case had a process of its own. Where a process finds its code and data makes rounds differ by more than longer
    /// rounds would win.
    /// </summary>
    public double? MeasuredMilliseconds { get; init; }

    /// <summary>Undisturbed iterations of a case to measure in a round at least: enough for a median that one of them cannot move.</summary>
    public int Iterations { get; init; } = 5;

    /// <summary>Iterations of a case that are enough although fewer were undisturbed: a neighbour that stays is left to another round.</summary>
    public int MaxIterations { get; init; } = 12;

    /// <summary>
    /// Milliseconds between two garbage collections at least, which happen between visits: long enough that what is allocated does not
    /// stay in the processor's caches, as it would not in a program; null in older records, which had one before each iteration.
    /// </summary>
    public double? CollectionMilliseconds { get; init; }

    /// <summary>Iterations of the measured length before the first measured one: the heap grows to its usual size in it.</summary>
    public int DiscardedIterations { get; init; } = 1;

    /// <summary>Aimed length of a warm-up iteration in milliseconds: short, because what counts is how many there are.</summary>
    public double WarmupIterationMilliseconds { get; init; } = 0.25;

    /// <summary>
    /// Milliseconds of warm-up without a newly compiled method before measuring starts, once the code is compiled for good.
    /// The runtime compiles in the background after a delay (see <see cref="Environment"/>); three delays mean that its queue is
    /// empty, and a method compiled later starts measuring anew.
    /// </summary>
    public double QuietMilliseconds { get; init; } = 60;

    /// <summary>
    /// Time in milliseconds after the first call, for each case of the process, beyond which measuring starts although the code is not
    /// final, and a compiled method no longer starts it anew: the cases are measured and marked.
    /// </summary>
    public double MaxWarmupMilliseconds { get; init; } = 3000;

    /// <summary>
    /// The part of an iteration's wall time for which the process did not run, beyond which the iteration was disturbed.
    /// Undisturbed iterations stay below half of it.
    /// </summary>
    public double MaxIdleShare { get; init; } = 0.05;

    /// <summary>
    /// How many times as long as usual the speed probe, a loop of fixed work, may take around an iteration, beyond which the iteration was
    /// disturbed. Its usual readings differ by less than a twentieth; a neighbour on the same core costs a quarter and more.
    /// </summary>
    public double MaxSlowdown { get; init; } = 1.15;

    /// <summary>
    /// The standard error of a case's time, as a part of it, beyond which it is uncertain. Four of them meet where the ratio of
    /// two cases is compared between two runs, which then differs by less than 4 % for 95 of 100 cases.
    /// </summary>
    public double MaxRelativeError { get; init; } = 0.01;

    /// <summary>
    /// Rounds after the last one, of the tables that have uncertain cases. After, because a neighbour often stays for minutes, so that a
    /// repetition at once would meet it again. As many as let 108 cases end within about 12 minutes: a case that is still uncertain is so
    /// by its nature.
    /// </summary>
    public int MaxExtraRounds { get; init; } = 8;

    /// <summary>
    /// The seed of the order in which a round visits the cases of a table, which is another in each round, so that none is always the
    /// first or next to the same one; null in older records, whose order was that of the tables.
    /// </summary>
    public int? OrderSeed { get; init; }

    /// <summary>
    /// Whether a round is the first call in a fresh process, compilation and all, with its processor time and its peak memory: one
    /// iteration without warm-up. For what a program does once; null and false stand for measuring final code.
    /// </summary>
    public bool? FirstCall { get; init; }

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

    /// <summary>In older records alone: time in milliseconds for which an iteration waited for the speed probe to be as fast as usual.</summary>
    public double? MaxWaitMilliseconds { get; init; }

    /// <summary>In older records alone: iterations of the empty method; there is one before each of a case now.</summary>
    public int? OverheadIterations { get; init; }

    /// <summary>In older records alone: the least number of warm-up iterations.</summary>
    public int? MinWarmupIterations { get; init; }

    /// <summary>In older records alone, in place of <see cref="QuietMilliseconds"/>: warm-up iterations in a row without a newly compiled method.</summary>
    public int? QuietIterations { get; init; }

    /// <summary>In older records alone, in place of <see cref="MaxExtraRounds"/>: how often a disturbed round was repeated at once.</summary>
    public int? MaxRepeats { get; init; }

    /// <summary>Whether another process disturbed an iteration.</summary>
    /// <param name="slowdown">How many times as long as usual the speed probe took around it.</param>
    /// <param name="wall">Its nanoseconds by the clock.</param>
    /// <param name="cpu">Its nanoseconds of processor time.</param>
    public bool IsDisturbed(double slowdown, double wall, double cpu) => slowdown > MaxSlowdown || wall - cpu > MaxIdleShare * wall;

    /// <summary>Whether so few iterations of a case were undisturbed that its round is disturbed.</summary>
    /// <param name="undisturbed">How many were undisturbed.</param>
    /// <param name="all">How many there are.</param>
    public bool AreTooFew(int undisturbed, int all) => undisturbed <= Math.Max(Iterations / 2, MeasuredMilliseconds is null ? 0 : all / 3);

    /// <summary>The settings of a run without arguments.</summary>
    public static MeasurementSettings Default { get; } = new()
    {
        OrderSeed = 20210826, // The number has no meaning.
        CollectionMilliseconds = 10, // Some ten megabytes of what allocates most.
        MeasuredMilliseconds = 40, // Some thirty iterations.
    };

    /// <summary>The settings of <c>--quick</c>: one round, for a first look.</summary>
    public static MeasurementSettings Quick { get; } = Default with
    {
        Rounds = 1,
        MaxExtraRounds = 0,
    };
}
