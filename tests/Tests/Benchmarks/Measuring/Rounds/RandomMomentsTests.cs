using System.Diagnostics;
using System.Globalization;
using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Tests.Benchmarks.Measuring.Rounds;

/// <summary>Runs that are stopped at moments that nobody has chosen, from the start of the program to its end.</summary>
[Trait("Category", "AnyPackages")]
public sealed class RandomMomentsTests
{
    private static readonly int[] _signals = [Signal.Interrupt, Signal.Terminate, Signal.Kill];

    // Each takes some seconds: three for .ci/run, and as many as the variable says for whoever wants to know. InterruptionTests stops one run for everybody.
    private static readonly int _moments = int.Parse(Environment.GetEnvironmentVariable("MOMENTS") ?? (Thorough.IsAsked ? "3" : "0"), CultureInfo.InvariantCulture);

    [Theory]
    [InlineData(41)]
    public void NothingIsLostAndResumeMeasuresTheRest(int seed)
    {
        Needs.Signals();
        Assert.SkipWhen(_moments == 0, "It takes minutes: .ci/run tries three moments, as does dotnet test with the environment variable MOMENTS=10.");
        var random = new Random(seed);
        using var whole = new StoppedRun();
        var watch = Stopwatch.StartNew();
        whole.Stop(TimeSpan.FromMinutes(5), Signal.Interrupt);
        watch.Stop();
        var faults = new List<string>();
        for (var moment = 0; moment < _moments; moment++)
        {
            var (signal, delay) = (_signals[random.Next(_signals.Length)], watch.Elapsed * random.NextDouble());
            using var run = new StoppedRun();
            try
            {
                run.Stop(delay, signal);
                run.ResumeIfUnfinished();
            }
#pragma warning disable CA1031 // The other moments tell more.
            catch (Exception exception)
#pragma warning restore CA1031
            {
                faults.Add(string.Create(CultureInfo.InvariantCulture, $"signal {signal} after {delay.TotalMilliseconds:N0} ms: {exception.Message}"));
            }
        }

        Assert.Empty(faults);
    }

    /// <summary>A short run in a folder of its own.</summary>
    private sealed class StoppedRun : IDisposable
    {
        private readonly TemporaryFolder _folder = new();

        private string[] Arguments =>
        [
            "--serializers", "SystemTextJson,NewtonsoftJson", "--models", "Tiny", "--operations", "SerializeOnce", "--quick", "--rounds", "2",
            "--results", _folder["results"], "--artifacts", _folder["artifacts"],
        ];

        public void Dispose() => _folder.Dispose();

        /// <summary>Starts the run, and stops it unless it has ended before.</summary>
        public void Stop(TimeSpan delay, int signal)
        {
            using var host = BuiltPrograms.Start(_folder.Path, Arguments);
            var (output, error) = (host.StandardOutput.ReadToEndAsync(), host.StandardError.ReadToEndAsync());
            var isStopped = !host.WaitForExit(delay) && Signal.Send(host.Id, signal);
            Assert.True(host.WaitForExit(TimeSpan.FromMinutes(2)), "It goes on.");
            IsWithoutTrace(output.Result + error.Result);

            // The runtime's own answer, 143, is that of a program which has only just been started.
            Assert.Contains(host.ExitCode, isStopped ? [0, 130, 128 + signal] : new[] { 0 });
            if (host.ExitCode == 0)
                IsWhole(RecordFile.Read(Assert.Single(Files(".json"))));
        }

        /// <summary>Goes on with the run, and compares its record with what was measured before.</summary>
        public void ResumeIfUnfinished()
        {
            var kept = Files(PartialRecord.Extension).Where(path => File.ReadAllText(path).Count(letter => letter == '\n') >= PartialRecord.HeadingLines).Select(path => RecordFile.Read(path)).SingleOrDefault();
            var isFinished = Files(".json").Length == 1;
            var resumed = BuiltPrograms.RunProcess(_folder.Path, [.. Arguments, "--resume"]);
            IsWithoutTrace(resumed.Output + resumed.Error);
            if (kept is null)
            {
                resumed.IsUserError(Files(PartialRecord.Extension).Length == 0 ? "There is no unfinished run of the study " : "It ends before its second line, so nothing was measured; ");
                Assert.Equal(isFinished ? 1 : 0, Files(".json").Length);
                return;
            }

            Assert.Equal((0, ""), (resumed.ExitCode, resumed.Error));
            Assert.Empty(Files(PartialRecord.Extension));
            var record = RecordFile.Read(Assert.Single(Files(".json")));
            IsWhole(record);
            Assert.All(kept.Cases, @case => Assert.All(@case.Rounds, round => Assert.Contains(
                RecordFile.Text(round), record.Cases.Single(same => same.Key == @case.Key).Rounds.Select(other => RecordFile.Text(other)))));
        }

        private static void IsWithoutTrace(string text) => Assert.DoesNotContain("   at ", text, StringComparison.Ordinal);

        private static void IsWhole(RunRecord record)
        {
            Assert.Empty(record.Missing);
            Assert.Equal(["NewtonsoftJson", "SystemTextJson"], record.Cases.Select(@case => @case.Key.Serializer).Order(StringComparer.Ordinal));
            Assert.All(record.Cases, @case => Assert.Equal([1, 2], @case.Rounds.Select(round => round.Round)));
        }

        private string[] Files(string ending) => Directory.Exists(_folder["results"]) ? Directory.GetFiles(_folder["results"], "*" + ending, SearchOption.AllDirectories) : [];
    }
}
