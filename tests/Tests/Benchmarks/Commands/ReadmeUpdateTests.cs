using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Rendering.Pages;
using SerializationBenchmarks.Benchmarks.Rendering.Tables;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Tests.Benchmarks.Commands;

/// <summary>Cases that README.md shows do not vanish from it unasked.</summary>
[Trait("Category", "AnyPackages")]
[Collection(nameof(AloneInTheProcess))] // Its current folder changes.
public sealed class ReadmeUpdateTests : IDisposable
{
    private const string Measure = "--serializers SystemTextJson --models Tiny --operations SerializeOnce --quick --results results --artifacts artifacts";

    private static readonly RunRecord _shown = RecordFactory.Run(
        RecordFactory.Case("SerializeOnce", "First", "Tiny", RecordFactory.Round(1, 10)),
        RecordFactory.Case("SerializeOnce", "Second", "Tiny", RecordFactory.Round(1, 10) with { Marks = RoundMarks.Disturbed | RoundMarks.Unsettled }),
        RecordFactory.Case("DeserializeOnce", "First", "Tiny", RecordFactory.Round(1, 2e9)));

    private readonly TemporaryFolder _folder = new();

    public ReadmeUpdateTests()
    {
        File.WriteAllText(_folder["SerializationBenchmarks.sln"], "");
        File.WriteAllText(_folder["README.md"], Readme(_shown));
        RecordFile.Write(_folder["shown.json"], _shown);
        Directory.CreateDirectory(_folder["docs/facts"]);
        File.WriteAllText(_folder[ShownRecords.Path], """{ "README.md": "shown.json" }""");
    }

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void EveryPageOfTheRepositoryIsKnownWithItsRecord()
    {
        var shown = new ShownRecords(RepositoryRoot.Find());
        string[] pages = [RecordPages.Readme, RecordPages.ResultsPage, .. Page.Studies.Where(Page.IsWritten).Select(RecordPages.StudyPage)];
        Assert.All(pages, page => Assert.Contains(shown.Of(page)!, Page.Read(page), StringComparison.Ordinal));
    }

    [Fact]
    public void WhereItIsNotKnownWhatAPageShowsNothingIsRefused()
    {
        File.Delete(_folder[ShownRecords.Path]);
        Write(_shown with { Cases = [_shown.Cases[0]] });
        Assert.Equal((0, ""), (Update().ExitCode, Update().Error));
    }

    [Fact]
    public void ARecordWithFewerCasesIsRefused()
    {
        Write(_shown with { Cases = [.. _shown.Cases.Skip(1)] });
        Update().IsUserError("README.md shows 3 cases, of which the run lacks 1 (the first: SerializeOnce.First.Tiny), and --update-readme would remove them; leave it out, or give --replace too if that is meant.");
        Assert.Equal(Readme(_shown), File.ReadAllText(_folder["README.md"]));
    }

    [Fact]
    public void ACaseThatFailedInTheRecordWouldVanishToo()
    {
        Write(_shown with { Cases = [.. _shown.Cases.Take(2)], Missing = [new MissingCase("First", "Tiny", true, "It threw.", "DeserializeOnce")] });
        Update().IsUserError("of which the run lacks 1 (the first: DeserializeOnce.First.Tiny)");
    }

    [Fact]
    public void ReplaceLetsCasesVanish()
    {
        var fewer = _shown with { Cases = [_shown.Cases[0]] };
        Write(fewer);
        var answer = Update("--replace");
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
        Assert.Equal(Readme(fewer), File.ReadAllText(_folder["README.md"]));
    }

    [Fact]
    public void MoreCasesAndOtherFiguresAreNoLoss()
    {
        var more = RecordFactory.Run([.. _shown.Cases.Select(@case => @case with { Rounds = [RecordFactory.Round(1, 77)] }), RecordFactory.Case("SerializeOnce", "New", "Tiny", RecordFactory.Round(1, 5))]);
        Write(more);
        Assert.Equal((0, ""), (Update().ExitCode, ""));
        Assert.Equal(Readme(more), File.ReadAllText(_folder["README.md"]));
    }

    [Fact]
    public void ReplaceAloneIsAMistake()
    {
        Write(_shown);
        BuiltPrograms.Run("report", _folder["run.json"], "--replace").IsUserError("--replace says what --update-readme may do; give both.");
        BuiltPrograms.Run($"{Measure} --replace".Split(' ')).IsUserError("--replace says what --update-readme may do; give both.");
    }

    [Fact]
    public void ARunOfASelectionIsRefusedBeforeItMeasures()
    {
        BuiltPrograms.RunIn(_folder.Path, "Benchmarks", [.. Measure.Split(' '), "--update-readme"]).IsUserError("README.md shows 3 cases, of which the run lacks 3 (the first: SerializeOnce.First.Tiny)");
        Assert.Equal(Readme(_shown), File.ReadAllText(_folder["README.md"]));
        Assert.Equal(["README.md", "SerializationBenchmarks.sln", "docs", "shown.json"], _folder.Files.Order(StringComparer.Ordinal));
    }

    [Fact]
    public void ARunGoesBetweenEmptyMarksAndIsFoundThere()
    {
        File.WriteAllText(_folder["README.md"], "<!-- results:begin -->\n<!-- results:end -->\n");
        File.Delete(_folder[ShownRecords.Path]);
        var first = BuiltPrograms.RunIn(_folder.Path, "Benchmarks", [.. Measure.Split(' '), "--update-readme"]);
        Assert.Equal((0, ""), (first.ExitCode, first.Error));
        Assert.Contains("| SystemTextJson |", File.ReadAllText(_folder["README.md"]), StringComparison.Ordinal);
        BuiltPrograms.RunIn(_folder.Path, "Benchmarks", [.. Measure.Replace("SerializeOnce", "DeserializeOnce", StringComparison.Ordinal).Split(' '), "--update-readme"])
            .IsUserError("README.md shows 1 case, of which the run lacks 1 (the first: SerializeOnce.SystemTextJson.Tiny)");
    }

    private static string Readme(RunRecord record) => $"Before\n<!-- results:begin -->\n{MarkdownTable.WithoutPadding(new RunTables(record).Render(headingLevel: 3))}<!-- results:end -->\nAfter\n";

    private void Write(RunRecord record) => RecordFile.Write(_folder["run.json"], record);

    private Answer Update(params string[] arguments) => BuiltPrograms.RunIn(_folder.Path, "Benchmarks", ["report", "run.json", "--update-readme", .. arguments]);
}
