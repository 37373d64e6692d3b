using SerializationBenchmarks.Records;
using SerializationBenchmarks.Studies.Values;

namespace SerializationBenchmarks.EndToEnd.Studies.Throughput;

/// <summary>The study at its smallest, from the command to the record.</summary>
public sealed class ThroughputRunTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void AProcessMeasuresAllThreadsWithTheirCollections()
    {
        var all = Environment.ProcessorCount;
        var answer = BuiltPrograms.Measure(_folder, "--study", "throughput", "--serializers", "NewtonsoftJson", "--operations", $"SerializeWorkstation1,SerializeWorkstation{all},DeserializeServer{all}", "--quick");
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
        var record = RecordFile.Read(Directory.GetFiles(_folder["results"], "*.json", SearchOption.AllDirectories).Single());
        var rounds = record.Cases.Select(@case => @case.Rounds.Single()).ToArray();
        Assert.All(rounds, round =>
        {
            Assert.Equal(16, round.Marks.HasFlag(RoundMarks.Disturbed) ? round.Iterations : round.Iterations + round.Lost);
            Assert.Equal(0, round.Operations % ValueOrder.Stretch);
            Assert.False(round.Marks.HasFlag(RoundMarks.Unsettled));
            Assert.InRange(round.Allocated, 1_000, 20_000); // Bytes of one message, however many threads there are.
        });
        Assert.InRange(rounds[^2].Allocated / rounds[0].Allocated, 0.95, 1.05);
        Assert.True(rounds[0].Gen0 > 0 && rounds[0].LongestPause >= rounds[0].CollectionPause);
        Assert.Contains("## Serialize, workstation garbage collection", answer.Output, StringComparison.Ordinal);
    }
}
