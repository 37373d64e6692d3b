using SerializationBenchmarks.Benchmarks.Measuring.Messages;
using SerializationBenchmarks.Benchmarks.Measuring.Processes;

namespace SerializationBenchmarks.Tests.Benchmarks.Measuring.Processes;

public sealed class TurnsTests
{
    [Fact]
    public async Task OneMeasuresAtATimeUntilTheLastTurn()
    {
        using TurnsOfWorker first = new(), second = new();
        var measured = new List<string>();
        Task[] workers = [Work(first, "first"), Work(second, "second")];
        foreach (var host in new[] { first, second })
        {
            host.WaitForStart(Task.Delay(Timeout.Infinite));
            host.Wait();
        }

        foreach (var host in new[] { second, first, first, second })
            host.Give();
        first.End();
        second.End();
        await Task.WhenAll(workers);
        Assert.Equal(["second", "first", "first", "second", "last", "last"], measured);

        Task Work(TurnsOfWorker host, string name)
        {
            var (hostToWorker, workerToHost) = host.Handles;
            return Task.Run(() =>
            {
                using var turns = new Turns(hostToWorker, workerToHost);
                turns.Done(); // It has started,
                turns.Done(); // and it is ready.
                while (turns.Next())
                {
                    lock (measured)
                        measured.Add(name);
                    turns.Done();
                }

                lock (measured)
                    measured.Add("last");
            });
        }
    }

    [Fact]
    public async Task NobodyWaitsForAProcessThatEndedBeforeItStarted()
    {
        using var host = new TurnsOfWorker();
        _ = host.Handles;
        var turns = Task.Run(() =>
        {
            host.WaitForStart(Task.CompletedTask);
            host.Wait();
            host.Give();
            host.End();
        });
        Assert.Same(turns, await Task.WhenAny(turns, Task.Delay(TimeSpan.FromMinutes(1))));
        await turns;
    }
}
