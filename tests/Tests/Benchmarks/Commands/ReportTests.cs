using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Tests.Benchmarks.Commands;

/// <summary>Which record <c>report</c> renders if none is named.</summary>
[Trait("Category", "AnyPackages")]
[Collection(nameof(AloneInTheProcess))] // Its current folder changes.
public sealed class ReportTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public ReportTests() => File.WriteAllText(_folder["SerializationBenchmarks.sln"], ""); // A repository of its own.

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void WithoutARecordTheNewestOfAllMachinesIsRenderedAndNamed()
    {
        Write("zebra/2026-02-03-040506-pocos.json", "Old");
        var newest = Write("abacus/2026-02-04-030506-shapes.json", "New");
        Write("abacus/elsewhere.json", "Named"); // When its run started, its name does not say.
        var answer = Report();
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
        Assert.StartsWith($"The newest record is {newest}.{Environment.NewLine}", answer.Output, StringComparison.Ordinal);
        Assert.Contains("| New ", answer.Output, StringComparison.Ordinal);
        Assert.DoesNotContain("| Old ", answer.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void ARunThatWasStoppedIsARecordToo()
    {
        Write("abacus/2026-02-03-040505-pocos.json", "Old");
        using var partial = UnfinishedRun.Start(_folder["results/abacus"], InterruptedRun.Header, InterruptedRun.Planned);
        InterruptedRun.Add(partial, InterruptedRun.Finished.Cases[0], 1);
        var answer = Report();
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
        Assert.StartsWith($"The newest record is {partial.Path}.{Environment.NewLine}", answer.Output, StringComparison.Ordinal);
        Assert.Contains("| A ", answer.Output, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void WhereThereIsNoneItIsOneSentence(bool hasFolder)
    {
        if (hasFolder)
            Directory.CreateDirectory(_folder["results/abacus"]);
        Report().IsUserError($"There is no record in {_folder["results"]}; name one, or measure first.");
    }

    [Fact]
    public void OneTableIsShownAndTheOthersForTheAsking()
    {
        var path = Write("abacus/2026-02-03-040506-pocos.json", "A");
        RecordFile.Write(path, RecordFactory.Run(RecordFactory.Case("SerializeOnce", "A", "Tiny", RecordFactory.Round(1, 1)), RecordFactory.Case("SerializeOnce", "A", "Simple", RecordFactory.Round(1, 2))));
        var (one, all) = (Report(), BuiltPrograms.RunIn(_folder.Path, "Benchmarks", "report", path, "--all"));
        Assert.Contains("Tables: --all prints all of them, --output FOLDER writes them into files, --html FILE draws charts.", one.Output, StringComparison.Ordinal);
        Assert.DoesNotContain("### Tiny", one.Output, StringComparison.Ordinal);
        Assert.Contains("### Tiny", all.Output, StringComparison.Ordinal);
        Assert.Contains("### Simple", all.Output, StringComparison.Ordinal);
    }

    private Answer Report() => BuiltPrograms.RunIn(_folder.Path, "Benchmarks", "report");

    private string Write(string name, string serializer)
    {
        var path = _folder[$"results/{name}"];
        Directory.CreateDirectory(Path.GetDirectoryName(path)!);
        RecordFile.Write(path, RecordFactory.Run(RecordFactory.Case(serializer, 1, 2)));
        return path;
    }
}
