using System.Globalization;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Studies.Startup;

namespace SerializationBenchmarks.EndToEnd.Studies.Startup;

/// <summary>The study at its smallest, from the command to the record.</summary>
public sealed class StartupStudyTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void AProcessThatSerializesDoesWhatAnEmptyOneDoesAndMore()
    {
        var answer = BuiltPrograms.Measure(_folder, "--study", "startup", "--serializers", "EmptyProgram,NewtonsoftJson", "--operations", "StartAndSerialize,FirstSerialize", "--quick");
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
        var record = RecordFile.Read(Directory.GetFiles(_folder["results"], "*.json", SearchOption.AllDirectories).Single());
        Assert.Equal(
            ["StartAndSerialize.EmptyProgram.Complex", "StartAndSerialize.NewtonsoftJson.Complex", "FirstSerialize.NewtonsoftJson.Complex"],
            record.Cases.Select(@case => @case.Key.ToString()));
        Assert.Equal("It calls no serializer.", record.Missing.Single().Reason);

        var (empty, start, call) = (record.Cases[0].Rounds.Single(), record.Cases[1].Rounds.Single(), record.Cases[2].Rounds.Single());
        Assert.All(new[] { empty, start, call }, round => Assert.Equal((1, true, 1L), (round.Iterations, round.Cpu > 0, round.Operations)));

        // By bytes, which no neighbour moves: the call allocates the most of what its process allocates more than an empty one.
        Assert.InRange(empty.Allocated, 1, 300_000);
        Assert.InRange(call.Allocated, 500_000, start.Allocated);
        Assert.InRange(start.Allocated - empty.Allocated - call.Allocated, -100_000, 100_000);
        Assert.True(call.PeakMemory < empty.PeakMemory && empty.PeakMemory < start.PeakMemory);
        Assert.Contains("## To the first serialized", answer.Output, StringComparison.Ordinal);
        Assert.Contains(", 1 round, each the first call in a process of its own, ", HardwareBlock.Render(record), StringComparison.Ordinal);
    }

    [Fact]
    public void EverySerializerTakesPartInEveryOperation()
    {
        var answer = BuiltPrograms.Run("--study", "startup", "--list", "--serializers", "EmptyProgram,SystemTextJson,GoogleProtobuf");
        Assert.Equal(
            """
            StartAndSerialize.EmptyProgram.Complex
            StartAndSerialize.SystemTextJson.Complex
            StartAndSerialize.GoogleProtobuf.Complex
            StartAndDeserialize.EmptyProgram.Complex
            StartAndDeserialize.SystemTextJson.Complex
            StartAndDeserialize.GoogleProtobuf.Complex
            FirstSerialize.SystemTextJson.Complex
            FirstSerialize.GoogleProtobuf.Complex
            FirstDeserialize.SystemTextJson.Complex
            FirstDeserialize.GoogleProtobuf.Complex

            """.ReplaceLineEndings("\n"),
            answer.Output.ReplaceLineEndings("\n"));
    }
}
