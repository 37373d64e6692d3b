using System.Diagnostics;
using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.EndToEnd.Measuring.Engine;

/// <summary>What is measured is what the runtime compiled for good, whatever delays it; where it is not, that is marked.</summary>
public sealed class SteadyStateTests : IDisposable
{
    private static readonly string[] _tiny = ["--models", "Tiny"];

    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void WithOneProcessorTheTimedMethodIsCompiledForGood()
    {
        var (record, compiled) = Measure(_tiny, process =>
        {
            if (OperatingSystem.IsLinux() || OperatingSystem.IsWindows())
                process.ProcessorAffinity = 1; // The worker, which starts later, has one processor from its start.
        });
        IsCompiledForGood(record, compiled);
    }

    // Such a call is made once or twice in a visit, and the runtime waits for 60.
    [Fact]
    public void ACallOfMillisecondsIsCompiledForGoodToo()
    {
        var (record, compiled) = Measure(["--study", "encodings", "--models", "Persons10000"], _ => { });
        Assert.InRange(record.Cases.Single().Rounds.Single().Operations, 1, 4);
        IsCompiledForGood(record, compiled);
    }

    [Fact]
    public void CodeThatIsNotCompiledForGoodIsMarked()
    {
        var (record, compiled) = Measure(_tiny, _ => { }, ("DOTNET_JITMinOpts", "1"));
        Assert.Equal(RoundMarks.Unsettled, record.Cases.Single().Rounds.Single().Marks & RoundMarks.Unsettled);
        Assert.DoesNotContain(compiled, line => line.Contains("Operations.SerializeOnce`1[", StringComparison.Ordinal) && line.Contains("[Tier1", StringComparison.Ordinal));
    }

    private static void IsCompiledForGood(RunRecord record, string[] compiled)
    {
        var round = record.Cases.Single().Rounds.Single();
        Assert.Equal(RoundMarks.None, round.Marks & RoundMarks.Unsettled);

        // The compiler lists what it compiles, in order: the last time is what was measured.
        Assert.All(new[] { "Operations.SerializeOnce`1[", "SystemTextJson:Serialize[" }, method =>
            Assert.Contains("[Tier1", compiled.Last(line => line.Contains(method, StringComparison.Ordinal) && !line.Contains("Setup", StringComparison.Ordinal)), StringComparison.Ordinal));
    }

    private (RunRecord Record, string[] Compiled) Measure(IEnumerable<string> selection, Action<Process> afterStart, params (string Name, string Value)[] variables)
    {
        var words = BuiltPrograms.Program("Benchmarks");
        var start = new ProcessStartInfo(words[0], [words[1], .. selection, "--serializers", "SystemTextJson", "--operations", "SerializeOnce", "--quick", "--results", _folder["results"], "--artifacts", _folder["artifacts"]])
        {
            WorkingDirectory = _folder.Path,
            RedirectStandardOutput = true,
            Environment = { ["DOTNET_JitStdOutFile"] = _folder["compiled.txt"], ["DOTNET_JitDisasmSummary"] = "1" },
        };
        foreach (var (name, value) in variables)
            start.Environment[name] = value;
        using var process = Process.Start(start)!;
        afterStart(process);
        process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        Assert.Equal(0, process.ExitCode);
        var record = Assert.Single(Directory.GetFiles(_folder["results"], "*.json", SearchOption.AllDirectories));
        return (RecordFile.Read(record), File.ReadAllLines(_folder["compiled.txt"]));
    }
}
