namespace SerializationBenchmarks.Benchmarks.Measuring.Processes;

/// <summary>
/// What host and worker say to each other, a line each, the host first: <see cref="GoOn"/> while the worker warms up, which it answers with
/// <see cref="Warming"/> or <see cref="Ready"/>; then the place of a case whose turn it is, answered with <see cref="Done"/> if the case
/// needs no more turns and with <see cref="More"/> otherwise; at last <see cref="Finish"/>, answered with the <see cref="WorkerAnswer"/>s.
/// Whatever goes wrong with the process as a whole is said after <see cref="Failed"/>.
/// </summary>
internal static class WorkerLine
{
    /// <summary>Begin to warm up, or go on with it.</summary>
    public const string GoOn = "go on";

    /// <summary>The code is not final yet.</summary>
    public const string Warming = "warming";

    /// <summary>The code is final, or late: turns can begin.</summary>
    public const string Ready = "ready";

    /// <summary>The case needs more turns.</summary>
    public const string More = "more";

    /// <summary>The case needs no more turns.</summary>
    public const string Done = "done";

    /// <summary>Tell what was measured and end.</summary>
    public const string Finish = "finish";

    /// <summary>What begins a line that says why the process failed.</summary>
    public const string Failed = "failed ";
}
