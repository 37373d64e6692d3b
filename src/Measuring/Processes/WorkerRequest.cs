using System.Reflection;
using System.Text.Json;
using System.Text.Json.Serialization;
using SerializationBenchmarks.Measuring.Engine;
using SerializationBenchmarks.OwnTypes;
using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Measuring.Processes;

/// <summary>What the host asks of a worker.</summary>
/// <param name="OwnType">The user's type that the cases are of; null for the models.</param>
/// <param name="FastestLoop">How long the loop of <see cref="CoreProbe"/> takes on a core of one's own, in the clock's ticks: a process with one call has no time to find out; null of others.</param>
internal sealed record WorkerRequest(IReadOnlyList<WorkerRequest.Case> Cases, MeasurementSettings Settings, OwnTypeRequest? OwnType, long? FastestLoop = null)
{
    /// <summary>A case.</summary>
    public sealed record Case(string Type, string Method)
    {
        /// <summary>The case of a method.</summary>
        public static Case Of(Type benchmark, MethodInfo method) => new(benchmark.AssemblyQualifiedName!, method.Name);
    }

    /// <summary>The request as text.</summary>
    public string ToText() => JsonSerializer.Serialize(this, WorkerJson.Default.WorkerRequest);

    /// <summary>Reads a request.</summary>
    public static WorkerRequest From(string text) => JsonSerializer.Deserialize(text, WorkerJson.Default.WorkerRequest)!;
}

/// <summary>What a worker tells of a case that needs no more turns.</summary>
/// <param name="Round">What it measured, whose number is the host's to set; null if the case failed.</param>
/// <param name="Fault">Why it failed; null if it did not.</param>
internal sealed record WorkerAnswer(RoundRecord? Round, string? Fault)
{
    /// <summary>The line that carries it.</summary>
    public string ToLine() => JsonSerializer.Serialize(this, WorkerJson.Default.WorkerAnswer);

    /// <summary>Reads such a line.</summary>
    public static WorkerAnswer From(string line) => JsonSerializer.Deserialize(line, WorkerJson.Default.WorkerAnswer)!;
}

/// <summary>
/// What host and worker say to each other, a line each, the host first: <see cref="GoOn"/> while the worker warms up, which it answers with
/// <see cref="Warming"/> or <see cref="Ready"/>; then the place of a case whose turn it is, answered with <see cref="More"/>, or with the case's
/// <see cref="WorkerAnswer"/> if it needs no more turns; at last the end of the input, at which the worker ends. Whatever goes wrong with the process as a whole is said after <see cref="Failed"/>.
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

    /// <summary>What begins a line that says why the process failed.</summary>
    public const string Failed = "failed ";
}

/// <summary>
/// How host and worker write what they tell each other. Generated, because reflection would be a tenth of a worker's start and
/// fill the runtime's queue of methods to recompile.
/// </summary>
[JsonSerializable(typeof(WorkerRequest))]
[JsonSerializable(typeof(WorkerAnswer))]
internal sealed partial class WorkerJson : JsonSerializerContext;
