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
        using var input = new StreamReader(Console.OpenStandardInput());
        using var output = new StreamWriter(Console.OpenStandardOutput()) { AutoFlush = true };
        Console.SetOut(TextWriter.Null); // What a library prints is no answer.
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

    private static void Tell(StreamWriter output, Exception exception)
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

    private static void Run(WorkerRequest request, StreamReader input, StreamWriter output)
    {
        var own = request.OwnType is { } type ? OwnType.Load(type).Model.ModelType.Assembly : null;
        using var scope = Enter(own);
        var loops = EmittedBenchmarks.LoopsOf(
        [
            .. request.Cases.Select(@case => Type.GetType(@case.Type, name => name.Name == own?.GetName().Name ? own : Assembly.Load(name), typeResolver: null, throwOnError: true)!.GetMethod(@case.Method)!),
        ]);
        if (input.ReadLine() is null)
            return;
        var answers = request.Settings.FirstCall == true ? MeasureFirst(loops, input, output) : MeasureFinal(loops, request.Settings, input, output);
        if (answers is not null)
            output.WriteLine(WorkerAnswer.ToLine(answers));
    }

    private static WorkerAnswer[]? MeasureFinal(EngineParameters[] loops, MeasurementSettings settings, StreamReader input, StreamWriter output)
    {
        var probe = new CoreProbe();
        var cases = Array.ConvertAll(loops, parameters => new CaseMeter(parameters, settings, probe));
        foreach (var @case in cases)
            @case.Try(static meter => meter.Loop.Parameters.GlobalSetupAction?.Invoke());
        var collector = new CollectionCost(settings);
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
        string? line;
        while ((line = input.ReadLine()) is not (null or WorkerLine.Finish))
        {
            var @case = cases[int.Parse(line, CultureInfo.InvariantCulture)];
            collector.CollectInTime();
            @case.Try(static meter => meter.TakeTurn());
            output.WriteLine(@case.IsDone ? WorkerLine.Done : WorkerLine.More);
        }

        return line is null ? null : Array.ConvertAll(cases, @case =>
        {
            RoundRecord? round = null;
            @case.Try(meter => round = meter.ToRound(collector, warmUp.IsFinal));
            @case.Try(static meter => meter.Loop.Parameters.GlobalCleanupAction?.Invoke());
            return new WorkerAnswer(@case.Fault is null ? round : null, @case.Fault);
        });
    }

    // Of a serializer's cases that share the process, one that fails does not take the others with it.
    private static WorkerAnswer MeasureFirst(EngineParameters loop)
    {
        try
        {
            return new WorkerAnswer(FirstCall.Measure(loop), null);
        }
#pragma warning disable CA1031 // Whatever goes wrong is the result, and the host's to tell.
        catch (Exception exception)
#pragma warning restore CA1031
        {
            return new WorkerAnswer(null, CaseMeter.Describe(exception));
        }
    }

    private static WorkerAnswer[]? MeasureFirst(EngineParameters[] loops, StreamReader input, StreamWriter output)
    {
        foreach (var parameters in loops)
            parameters.GlobalSetupAction?.Invoke();
        output.WriteLine(WorkerLine.Ready);
        var answers = new WorkerAnswer[loops.Length];
        string? line;
        while ((line = input.ReadLine()) is not (null or WorkerLine.Finish))
        {
            var place = int.Parse(line, CultureInfo.InvariantCulture);
            answers[place] = MeasureFirst(loops[place]);
            output.WriteLine(answers[place] is { Round: null, Fault: null } ? WorkerLine.More : WorkerLine.Done);
        }

        if (line is null)
            return null;
        foreach (var parameters in loops)
            parameters.GlobalCleanupAction?.Invoke();
        return answers;
    }
}
