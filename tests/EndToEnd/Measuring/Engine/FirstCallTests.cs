using SerializationBenchmarks.Output;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Studies.Memory;

namespace SerializationBenchmarks.EndToEnd.Measuring.Engine;

/// <summary>A study of first calls, from the command to the record.</summary>
public sealed class FirstCallTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void EachRoundIsOneCallInANewProcessWithItsProcessorTimeAndItsPeakMemory()
    {
        var temporary = Directory.CreateDirectory(_folder["temporary"]).FullName;
        var answer = BuiltPrograms.RunProcessApart(temporary, _folder.Path, "--study", "memory", "--serializers", "ReadFile,SystemTextJson", "--operations", nameof(DecodeFile<>), "--rounds", "2", "--results", _folder["results"], "--artifacts", _folder["artifacts"]);
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
        Assert.Empty(Directory.GetDirectories(temporary, "serialization-benchmarks-*")); // The files do not outlive the run.

        var record = RecordFile.Read(Directory.GetFiles(_folder["results"], "*.json", SearchOption.AllDirectories).Single());
        var rounds = record.Cases.ToDictionary(@case => @case.Key.Serializer, @case => @case.Rounds);
        Assert.All(record.Cases, @case => Assert.InRange(@case.PayloadBytes / (double)(1 << 20), 60, 70));
        Assert.All(rounds.Values.SelectMany(all => all), round => Assert.Equal((1, true, 1L), (round.Iterations, round.Cpu > 0, round.Operations)));
        Assert.All(rounds["ReadFile"], round => Assert.InRange(round.PeakMemory!.Value / (double)(1 << 20), 60, 100));
        Assert.All(rounds["SystemTextJson"], round => Assert.InRange(round.PeakMemory!.Value / (double)(1 << 20), 120, 500));
        Assert.All(rounds["SystemTextJson"], round => Assert.True(round.Allocated > 100e6));
        Assert.Contains("Elapsed | Peak memory", MarkdownTable.WithoutPadding(new RunTables(record).Render(headingLevel: 2)), StringComparison.Ordinal);
    }
}
