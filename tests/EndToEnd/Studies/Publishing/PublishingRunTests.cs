using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.EndToEnd.Studies.Publishing;

/// <summary>The study at its smallest, from the command to the record.</summary>
public sealed class PublishingRunTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void APublishedProgramMeasuresItsStartAndItsFinalCode()
    {
        var answer = BuiltPrograms.RunProcess(
            _folder.Path, "--study", "publishing", "--serializers", "EmptyProgram,NewtonsoftJson", "--operations", "StartAndSerializeJit,DeserializeJit", "--quick", "--results", _folder["results"], "--artifacts", _folder["artifacts"]);
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
        Assert.Matches(@"(?m)^Publishing 2 programs\n\[1/2\] [\w ]+ left: \w+, framework-dependent\n\[2/2\] 0 s left: ", answer.Output.ReplaceLineEndings("\n"));
        var record = RecordFile.Read(Directory.GetFiles(_folder["results"], "*.json", SearchOption.AllDirectories).Single());
        Assert.Equal(
            ["StartAndSerializeJit.EmptyProgram.Complex", "StartAndSerializeJit.NewtonsoftJson.Complex", "DeserializeJit.NewtonsoftJson.Complex"],
            record.Cases.Select(@case => @case.Key.ToString()));
        Assert.Equal("It calls no serializer.", record.Missing.Single().Reason);

        var (empty, start, final) = (record.Cases[0].Rounds.Single(), record.Cases[1].Rounds.Single(), record.Cases[2].Rounds.Single());
        Assert.All(new[] { empty, start }, round => Assert.Equal((1, 1L), (round.Iterations, round.Operations)));
        Assert.InRange(start.Allocated, empty.Allocated + 100_000, 5_000_000);
        Assert.True(empty.PeakMemory < start.PeakMemory);
        Assert.Equal((200, true, null), (final.Iterations + (final.Marks.HasFlag(RoundMarks.Disturbed) ? 0 : final.Lost), final.Operations > 10, final.PeakMemory));
        Assert.False(final.Marks.HasFlag(RoundMarks.Unsettled)); // The runtime had compiled the code for good.
        Assert.InRange(final.Allocated, 1_000, 100_000);
        Assert.Contains("## From the start to the first serialized", answer.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void AProgramThatCannotBePublishedIsRecordedAsFailedWithTheReason()
    {
        Needs.Unix("env sets the variables.");
        string[] nowhere = ["env", $"RestoreSources={_folder["none"]}", $"RestorePackagesPath={_folder["packages"]}"]; // MSBuild takes variables for properties.
        var answer = BuiltPrograms.RunAny(
            _folder.Path,
            [.. nowhere, .. BuiltPrograms.Program("Benchmarks"), "--study", "publishing", "--serializers", "NewtonsoftJson", "--operations", "SerializeJit", "--quick", "--results", _folder["results"], "--artifacts", _folder["artifacts"]]);
        Assert.Equal(1, answer.ExitCode);
        Assert.Contains("FAILED SerializeJit.NewtonsoftJson.Complex, not timed: It cannot be published: error NU1301", answer.Output, StringComparison.Ordinal);
        var record = RecordFile.Read(Directory.GetFiles(_folder["results"], "*.json", SearchOption.AllDirectories).Single());
        Assert.Empty(record.Cases);
        Assert.StartsWith("It cannot be published: error NU1301", record.Missing.Single().Reason, StringComparison.Ordinal);
    }
}
