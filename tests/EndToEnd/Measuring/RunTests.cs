using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Measuring.Configuration;
using SerializationBenchmarks.Measuring.Progress;
using SerializationBenchmarks.Measuring.Rounds;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.EndToEnd.Measuring;

/// <summary>Real measurements, as short as they can be, by the program in a process of its own.</summary>
public sealed class RunTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void ARunIsMeasuredRecordedAndShown()
    {
        var answer = Run("--serializers", "SystemTextJson,Cbor", "--models", "Tiny", "--operations", "SerializeOnce", "--quick");
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));

        var lines = answer.Output.Split(Environment.NewLine);
        Assert.StartsWith("Measuring 2 cases of 2 serializers in 1 round, about a minute.", lines[0], StringComparison.Ordinal);
        var progress = lines.Where(line => line.StartsWith("Round ", StringComparison.Ordinal)).ToArray();
        Assert.Matches("^Round 1 of 1: Tiny(, [0-9]+ (unsettled|disturbed))*; 0 s left$", Assert.Single(progress)); // A busy machine disturbs some.
        Assert.Contains("| Library ", answer.Output, StringComparison.Ordinal);

        var path = RecordPath();
        var record = RecordFile.Read(path);
        Assert.Contains($"Record: {path}", lines);
        Assert.Empty(RecordSchema.Faults(File.ReadAllText(path)));
        Assert.Equal([27, WireFormatPage.Bytes("CBOR", "Tiny").Length], record.Cases.Select(@case => @case.PayloadBytes));
        var round = record.Cases[0].Rounds[0];
        Assert.InRange(round.Iterations, MeasurementSettings.Quick.Iterations / 2, MeasurementSettings.Quick.MaxIterations);
        Assert.Equal(["Cbor#1", "SystemTextJson#1"], record.Twins!.Select(@case => @case.Key.Serializer).Order());
        Assert.Equal([56, 48], record.Cases.Select(@case => new CaseFigures(@case).Allocated));
        Assert.Equal(CurrentEnvironment.Read().Libraries, record.Environment.Libraries);
        var tables = _folder[$"artifacts/results/{Path.GetFileNameWithoutExtension(path)}.md"]; // Named as the record, so that no run overwrites another's.
        Assert.Contains($"Tables: {tables}", lines);

        var report = BuiltPrograms.Run("report", path, "--all");
        Assert.Equal(0, report.ExitCode);
        Assert.Contains(File.ReadAllText(tables), report.Output, StringComparison.Ordinal);
        Assert.Contains($"Tiny; the fastest first:\n\n{new ShortTable(record).Render(SerializationBenchmarks.Reports.Facts.AllFacts.Read(RepositoryRoot.Find()))}", answer.Output.ReplaceLineEndings("\n"), StringComparison.Ordinal);
        Assert.InRange(lines.SkipWhile(line => !line.StartsWith("Tables: ", StringComparison.Ordinal)).Count(line => line.Length > 0), 2, 3); // Tables, the page where it can be made, the record.
    }

    [Fact]
    public void BdnHandsTheCasesAndAllArgumentsToBenchmarkDotNet()
    {
        var answer = BuiltPrograms.RunProcess(_folder.Path, "bdn", "--job", "Dry", "--inProcess", "--filter", "*.SerializeOnce<*CborTiny>*", "--exporters", "csv", "--artifacts", _folder["artifacts"]);
        Assert.Equal(0, answer.ExitCode);
        var csv = File.ReadAllLines(Assert.Single(Directory.GetFiles(_folder["artifacts/results"], "*.csv")));
        Assert.StartsWith("Method,Job,", csv[0], StringComparison.Ordinal);
        Assert.StartsWith("Run,Dry,", Assert.Single(csv[1..]), StringComparison.Ordinal);
        Assert.Empty(Directory.GetFiles(_folder.Path, "*.json", SearchOption.AllDirectories)); // No record of ours.
    }

    [Fact]
    public void ACaseWhoseProcessFailsIsRecordedAndDoesNotStopTheOthers()
    {
        var good = Plan.Create(Study.All[0], [Study.All[0].Operations[0]], [Model.BuiltIn[0]], [Study.All[0].Serializers[0]]);
        var bad = good.Cases[0] with
        {
            Key = new CaseKey("SerializeOnce", "Bad", "Tiny"),
            Benchmark = typeof(Unloadable), // The worker does not have this assembly.
            Method = typeof(Unloadable).GetMethod(nameof(Unloadable.Run))!,
        };
        var plan = good with { Cases = [bad, .. good.Cases] };
        using var partial = UnfinishedRun.Start(_folder["results"], RecordFactory.Of(plan) with { Cases = [] }, [.. plan.Cases.Select(@case => @case.Key)]);
        using var output = new StringWriter();
        new RoundRunner(plan.Cases, MeasurementSettings.Quick with { Rounds = 2 }, null, new ProgressLines(output, TimeProvider.System), write => write()).Run(partial);

        var record = partial.Assemble();
        Assert.Equal(["NewtonsoftJson"], record.Cases.Select(@case => @case.Key.Serializer));
        Assert.Equal([1, 2], record.Cases[0].Rounds.Select(round => round.Round));
        var missing = Assert.Single(record.Missing);
        Assert.Equal(("Bad", true, "SerializeOnce"), (missing.Serializer, missing.Failed, missing.Operation));
        Assert.Contains("Could not load file or assembly 'SerializationBenchmarks.EndToEnd", missing.Reason, StringComparison.Ordinal);
        Assert.Contains("FAILED SerializeOnce.Bad.Tiny: FileNotFoundException: Could not load", output.ToString(), StringComparison.Ordinal);
    }

    public class Unloadable
    {
        private readonly int _result = 1;

        [Benchmark]
        public int Run() => _result;
    }

    private string[] Folders => ["--results", _folder["results"], "--artifacts", _folder["artifacts"]];

    private Answer Run(params string[] arguments) => BuiltPrograms.RunProcess(_folder.Path, [.. arguments, .. Folders]);

    private string RecordPath() => Assert.Single(Directory.GetFiles(_folder["results"], "*.json", SearchOption.AllDirectories));
}
