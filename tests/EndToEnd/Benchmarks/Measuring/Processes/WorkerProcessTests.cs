using System.Diagnostics;
using SerializationBenchmarks.Benchmarks.Measuring.Processes;
using SerializationBenchmarks.Benchmarks.Measuring.Settings;
using SerializationBenchmarks.Benchmarks.Studies;
using SerializationBenchmarks.Programs.Processes;

namespace SerializationBenchmarks.EndToEnd.Benchmarks.Measuring.Processes;

/// <summary>How the host talks to a worker that does not answer, and what stays of one that has.</summary>
public class WorkerProcessTests
{
    private static readonly StudyCase _case = StudyPlan.Whole.Cases.Single(@case => @case.Key.ToString() == "SerializeOnce.SystemTextJson.Tiny");

    [Fact]
    public void OneThatIsStoppedIsWaitedForWithAWordAndNotForEver()
    {
        Needs.Signals();
        var said = new List<string>();
        int id;
        using (var worker = Start(new Patience(TimeSpan.FromSeconds(0.1), TimeSpan.FromSeconds(1)), said.Add))
        {
            id = worker.Id;
            Assert.True(Signal.Send(id, Signal.Stop));
            worker.WarmUp();
            Assert.Equal("The measuring process was ended, because it said nothing for 1 s; waited for was SerializeOnce.SystemTextJson.Tiny to warm up.", worker.Fault);
            Assert.Equal((true, false), (worker.WasSilent, worker.WasKilled));
            Assert.False(worker.Turn(0));
            Assert.Null(worker.AnswerOf(0));
        }

        Assert.Equal(["SerializeOnce.SystemTextJson.Tiny to warm up"], said);
        Assert.Empty(ChildProcesses.LeftBy(id));
    }

    [Fact]
    public void OneThatHasAnsweredLeavesNoPipeOrSocket()
    {
        Needs.Unix("Windows has none of them in a folder.");
        int id;
        using (var worker = Start(Patience.WithMeasuring, _ => { }))
        {
            id = worker.Id;
            worker.WarmUp();
            Assert.NotEmpty(ChildProcesses.LeftBy(id)); // Or the runtime has given them other names, which the test must follow.
            Assert.True(worker.Turn(0));
            while (worker.Turn(0))
                Assert.Null(worker.AnswerOf(0));
            Assert.InRange(worker.AnswerOf(0)!.Round!.Iterations, 1, MeasurementSettings.Quick.MaxIterations); // Before it is told to end.
        }

        Assert.Empty(ChildProcesses.LeftBy(id));
    }

    [Fact]
    public void OneThatSigtermEndsLeavesNoPipeOrSocketEither()
    {
        Needs.Signals();
        using var worker = Start(Patience.WithMeasuring, _ => { });
        worker.WarmUp();

        using var process = Process.GetProcessById(worker.Id);
        Assert.True(Signal.Send(worker.Id, Signal.Terminate));
        process.WaitForExit(); // It answers until the signal has reached it.

        Assert.False(worker.Turn(0));
        Assert.True(worker.WasKilled, worker.Fault);
        Assert.Empty(ChildProcesses.LeftBy(worker.Id));
    }

    private static WorkerProcess Start(Patience patience, Action<string> notice) =>
        new([_case], new WorkerRequest([WorkerRequest.Case.Of(_case.Benchmark, _case.Method)], MeasurementSettings.Quick, null), patience, notice);
}
