using System.Globalization;
using System.Reflection;
using System.Runtime.Loader;
using BenchmarkDotNet.Engines;
using SerializationBenchmarks.Measuring.Engine;
using SerializationBenchmarks.OwnTypes;
using SerializationBenchmarks.Programs.Processes;
using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Measuring.Processes;

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
