using System.Globalization;
using System.Reflection;
using System.Runtime.Loader;
using System.Text.Json;
using System.Text.Json.Serialization;
using BenchmarkDotNet.Engines;
using SerializationBenchmarks.Measuring.Engine;
using SerializationBenchmarks.OwnTypes;
using SerializationBenchmarks.Programs.Processes;
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

/// <summary>
/// The process in which one serializer's operations on a model are measured; started by <see cref="WorkerProcess"/>. It waits for its turns
/// without using the processor, and ends with its host: then there is nothing more to read.
/// </summary>
internal static class Worker
{
    /// <summary>What the process is started for.</summary>
    public const string Role = "worker";

    /// <summary>Measures the requested cases.</summary>
    /// <returns>0 if they were measured.</returns>
    public static int Answer(string request)
    {
        Child.LeaveSignalsToParent();
        var (input, output) = ParentPipes.Take();
        try
        {
            Run(WorkerRequest.From(request), input, output);
            return 0;
        }
#pragma warning disable CA1031 // Whatever goes wrong is the result, and the host's to tell.
        catch (Exception exception)
#pragma warning restore CA1031
        {
            Tell(output, exception);
            return 1;
        }
    }

    private static void Tell(TextWriter output, Exception exception)
    {
        try
        {
            output.WriteLine(WorkerLine.Failed + CaseMeter.Describe(exception));
        }
        catch (IOException)
        {
            // The host has ended, and nobody is left to tell.
        }
    }

    // What BenchmarkDotNet emits refers to the user's type by name, which means something in the type's own load context alone.
    private static AssemblyLoadContext.ContextualReflectionScope Enter(Assembly? own) =>
        own is null ? default : AssemblyLoadContext.GetLoadContext(own)!.EnterContextualReflection();

    private static void Run(WorkerRequest request, TextReader input, TextWriter output)
    {
        var own = request.OwnType is { } type ? OwnType.Load(type).Model.ModelType.Assembly : null;
        using var scope = Enter(own);
        MethodInfo[] methods =
        [
            .. request.Cases.Select(@case => Type.GetType(@case.Type, name => name.Name == own?.GetName().Name ? own : Assembly.Load(name), typeResolver: null, throwOnError: true)!.GetMethod(@case.Method)!),
        ];
        var loops = EmittedBenchmarks.LoopsOf(methods);
        if (input.ReadLine() is null)
            return;
        if (request.Settings.FirstCall == true)
            MeasureFirst(loops, new CoreProbe(request.FastestLoop ?? long.MaxValue), input, output);
        else
            MeasureFinal(loops, request.Settings, [.. methods.Select(method => own is null ? null : SampleLength.Of(method))], input, output);
    }

    private static void MeasureFinal(EngineParameters[] loops, MeasurementSettings settings, SampleLength?[] lengths, TextReader input, TextWriter output)
    {
        var probe = new CoreProbe();
        var cases = Array.ConvertAll(loops, parameters => new CaseMeter(parameters, settings, probe));
        foreach (var @case in cases)
            @case.Try(static meter => meter.Loop.Parameters.GlobalSetupAction?.Invoke());
        var collector = new CollectionCost(settings, probe);
        var warmUp = new WarmUp(cases, collector, settings);
        warmUp.Run(() =>
        {
            output.WriteLine(WorkerLine.Warming);
            input.ReadLine();
        });
        GC.Collect(); // What the start left behind, once.
        foreach (var @case in cases)
            @case.Try(static meter => meter.Begin());

        output.WriteLine(WorkerLine.Ready);
        while (input.ReadLine() is { } line)
        {
            var place = int.Parse(line, CultureInfo.InvariantCulture);
            var @case = cases[place];
            @case.Try(static meter => meter.TakeTurn());
            collector.CollectInTime(); // Behind the iteration that made the garbage, as in a program: before the next one, other processes would have emptied the caches.
            output.WriteLine(@case.IsDone ? AnswerOf(place) : WorkerLine.More);
        }

        foreach (var @case in cases)
            @case.Try(static meter => meter.Loop.Parameters.GlobalCleanupAction?.Invoke());

        string AnswerOf(int place)
        {
            RoundRecord? round = null;
            cases[place].Try(meter =>
            {
                var measured = meter.ToRound(collector, warmUp.IsFinal);
                round = lengths[place]?.HasChanged() == true ? measured with { Marks = measured.Marks | RoundMarks.Resized } : measured;
            });
            return new WorkerAnswer(round, cases[place].Fault).ToLine();
        }
    }

    // Of a serializer's cases that share the process, one that fails does not take the others with it.
    private static WorkerAnswer MeasureFirst(EngineParameters loop, CoreWatch watch)
    {
        try
        {
            return new WorkerAnswer(FirstCall.Measure(loop, watch), null);
        }
#pragma warning disable CA1031 // Whatever goes wrong is the result, and the host's to tell.
        catch (Exception exception)
#pragma warning restore CA1031
        {
            return new WorkerAnswer(null, CaseMeter.Describe(exception));
        }
    }

    private static void MeasureFirst(EngineParameters[] loops, CoreProbe probe, TextReader input, TextWriter output)
    {
        foreach (var parameters in loops)
            parameters.GlobalSetupAction?.Invoke();
        var watches = Array.ConvertAll(loops, _ => new CoreWatch(probe));
        output.WriteLine(WorkerLine.Ready);
        while (input.ReadLine() is { } line)
        {
            var place = int.Parse(line, CultureInfo.InvariantCulture);
            var answer = MeasureFirst(loops[place], watches[place]);
            output.WriteLine(answer is { Round: null, Fault: null } ? WorkerLine.More : answer.ToLine());
        }

        foreach (var parameters in loops)
            parameters.GlobalCleanupAction?.Invoke();
    }
}
