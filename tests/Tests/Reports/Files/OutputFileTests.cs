using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Tests.Reports.Files;

/// <summary>No command writes over what it reads, or over something of another kind.</summary>
public sealed class OutputFileTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public OutputFileTests() => RecordFile.Write(_folder["run.json"], RecordFactory.Full());

    public void Dispose() => _folder.Dispose();

    [Theory]
    [InlineData("run.json")]
    [InlineData("sub/../run.json")]
    [InlineData("link.html")]
    [InlineData("chain.html")]
    [InlineData("second.html")]
    [InlineData("folder/run.json")]
    public void ARecordIsNotReplacedByItsPage(string page)
    {
        Needs.Unix("Windows gives links to administrators alone.");
        Directory.CreateDirectory(_folder["sub"]);
        File.CreateSymbolicLink(_folder["link.html"], "run.json");
        File.CreateSymbolicLink(_folder["chain.html"], "link.html");
        Directory.CreateSymbolicLink(_folder["folder"], ".");
        Assert.Equal("", Tool.Run("ln", _folder.Path, "run.json", "second.html"));
        RecordFile.Write(_folder["other.json"], RecordFactory.Run(RecordFactory.Case("A", 1)));
        IsRefused([], page);
        IsRefused([_folder["other.json"]], page);
    }

    [Fact]
    public void AnUnfinishedRunIsNotReplacedByItsPage()
    {
        using (var partial = UnfinishedRun.Start(_folder["results"], InterruptedRun.Header, InterruptedRun.Planned))
            InterruptedRun.Add(partial, InterruptedRun.Finished.Cases[0], 1);
        var path = Assert.Single(Directory.GetFiles(_folder["results"]));
        var before = File.ReadAllText(path);
        BuiltPrograms.Run("report", path, "--html", path).IsUserError($"--html would write {path}, which is also read; name another place, so that it is not lost.");
        Assert.Equal(before, File.ReadAllText(path));
    }

    [Theory]
    [InlineData("""{ "an": "object" }""")]
    [InlineData("Some notes")]
    [InlineData("\0\0binary")]
    public void AFileThatIsNoPageIsNotReplacedByOne(string text)
    {
        File.WriteAllText(_folder["page.html"], text);
        BuiltPrograms.Run("report", _folder["run.json"], "--html", _folder["page.html"]).IsUserError($"--html would write {_folder["page.html"]}, which exists and is no page; name another place, or remove it.");
        Assert.Equal(text, File.ReadAllText(_folder["page.html"]));
    }

    [Theory]
    [InlineData("", true)]
    [InlineData("<!DOCTYPE html>", true)]
    [InlineData("# Tables", false)]
    public void APageTakesThePlaceOfAPageAndOfNothing(string text, bool isTaken)
    {
        File.WriteAllText(_folder["page.html"], text);
        var error = Record.Exception(() => OutputFile.Check("--html", _folder["page.html"], FileKind.Page, [_folder["run.json"]]));
        Assert.Equal(isTaken, error is null);
        OutputFile.Check("--html", _folder["none.html"], FileKind.Page, [_folder["run.json"]]);
    }

    [Fact]
    public void TablesTakeThePlaceOfTablesAloneAndNeverThatOfTheirRecord()
    {
        var study = RecordFactory.Full().Study;
        Assert.Equal(0, BuiltPrograms.Run("report", _folder["run.json"], "--output", _folder["out"]).ExitCode);
        Assert.Equal(0, BuiltPrograms.Run("report", _folder["run.json"], "--output", _folder["out"]).ExitCode);
        File.Copy(_folder["run.json"], _folder[$"out/{study}.md"], overwrite: true);
        BuiltPrograms.Run("report", _folder[$"out/{study}.md"], "--output", _folder["out"]).IsUserError($"--output would write {_folder[$"out/{study}.md"]}, which is also read; ");
        File.WriteAllText(_folder[$"out/{study}.md"], "{}");
        BuiltPrograms.Run("report", _folder["run.json"], "--output", _folder["out"]).IsUserError($"--output would write {_folder[$"out/{study}.md"]}, which exists and is no file with tables; ");
        Assert.Equal("{}", File.ReadAllText(_folder[$"out/{study}.md"]));
    }

    [Fact]
    public void ASampleInTheFolderOfExportsIsNotReplacedByThem()
    {
        var sample = _folder["artifacts/results/sample.json"];
        Directory.CreateDirectory(Path.GetDirectoryName(sample)!);
        File.WriteAllText(sample, """{ "name": "a" }""");
        BuiltPrograms.Measure(_folder, ["--quick", "--serializers", "SystemTextJson", "--operations", "SerializeOnce", .. Contracts.Arguments("Strange.Traced", sample)])
            .IsUserError($"{sample} is read, and the run writes its tables and exports into {_folder["artifacts/results"]}; name another folder with --artifacts, so that it is not lost.");
        Assert.False(Directory.Exists(_folder["results"]));
    }

    private void IsRefused(string[] records, string page)
    {
        var before = File.ReadAllText(_folder["run.json"]);
        var answer = BuiltPrograms.Run(["report", _folder["run.json"], .. records, "--html", _folder[page]]);
        answer.IsUserError($"--html would write {_folder[page]}, which is {(page == "run.json" ? "also read" : $"{_folder["run.json"]}, which is read")}; name another place, so that it is not lost.");
        Assert.Equal(before, File.ReadAllText(_folder["run.json"]));
    }
}
