using System.Text.RegularExpressions;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Rendering.Pages;
using SerializationBenchmarks.Benchmarks.Rendering.Tables;
using SerializationBenchmarks.Benchmarks.Studies;

namespace SerializationBenchmarks.Tests.Pages;

/// <summary>The pages of records are what this build renders of them; where one is not, its first line has the command that mends it.</summary>
public partial class RecordPagesTests
{
    [Fact]
    public void ResultsAreThoseOfTheRecordTheyName()
    {
        var page = Page.Read(RecordPages.ResultsPage);
        var name = Page.RecordsIn(page.Split('\n')[0])[0];
        Assert.Equal(RecordPages.Page(Read(name), name), page);
    }

    public static TheoryData<string> StudyPages => [.. Page.Studies.Where(Page.IsWritten)];

    [Theory]
    [MemberData(nameof(StudyPages))]
    public void AStudysPageIsThatOfTheRecordItNamesAndTheListLeadsToIt(string study)
    {
        var page = Page.Read(RecordPages.StudyPage(study));
        var name = Page.RecordsIn(page.Split('\n')[0])[0];
        var record = Read(name);
        Assert.Equal(study, record.Study);
        Assert.Equal(RecordPages.Page(record, name), page);
        Assert.Contains($"\n| [`{study}`]({study}.md) | ", Page.Read("docs/studies/README.md"), StringComparison.Ordinal);
    }

    [Fact]
    public void TheListSaysWhatEveryStudysCallsAreGiven() => Assert.All(
        Study.All.Where(study => study.Page is not null),
        study => Assert.Matches($@"\n\| \[?`{study.Name}`.* \| {Regex.Escape(study.Page!.Values)} \|\n", Page.Read("docs/studies/README.md")));

    [Fact]
    public void AStudyWithoutARecordHasNoPageAndTheListSaysSo() => Assert.All(Page.Studies.Where(study => !Page.IsWritten(study)), study =>
    {
        Assert.DoesNotContain(CommittedRecords.Paths, path => path.EndsWith($"-{study}.json", StringComparison.Ordinal));
        Assert.Contains($"\n| `{study}`, not recorded yet | ", Page.Read("docs/studies/README.md"), StringComparison.Ordinal);
    });

    [Fact]
    public void TheReadmesTablesAreThoseOfTheRecordTheyName()
    {
        var part = Page.Read("README.md").Split($"<!-- {RecordPages.Summary}:begin -->\n")[1].Split($"<!-- {RecordPages.Summary}:end -->")[0];
        var name = Page.RecordsIn(part)[0];
        Assert.Equal(RecordPages.Part(RecordPages.Summary, Read(name), name), part);
        Assert.Equal(name, Page.RecordsIn(Page.Read(RecordPages.ResultsPage))[0]);
    }

    [Fact]
    public void TheListOfRecordsHasEveryRecordAndNoOther()
    {
        var page = Page.Read(RecordPages.IndexPage);
        Assert.Equal(RecordPages.Index(CommittedRecords.Paths), page);
        var results = Page.Full("results");
        Assert.Equal(
            CommittedRecords.Paths.Select(path => Path.GetRelativePath(results, path).Replace('\\', '/')).Order(StringComparer.Ordinal),
            Line().Matches(page).Select(match => match.Groups["path"].Value));
    }

    [Fact]
    public void ARecordOfSomebodysOwnIsNotInTheListUntilItIsToBeCommitted()
    {
        Needs.Program("git");
        using var clone = new TemporaryFolder();
        var (committed, own) = (clone["results/abacus/2026-02-03-040506-pocos.json"], clone["results/of my own/2026-02-03-040507-pocos.json"]);
        foreach (var path in new[] { committed, own })
        {
            Directory.CreateDirectory(Path.GetDirectoryName(path)!);
            RecordFile.Write(path, RecordFactory.Full());
        }

        Assert.Equal([committed, own], CommittedRecords.In(clone.Path).Order(StringComparer.Ordinal)); // What was downloaded without its history.
        Tool.Run("git", clone.Path, "init", "--quiet");
        Tool.Run("git", clone.Path, "add", committed);
        Assert.Equal([committed], CommittedRecords.In(clone.Path));
        Tool.Run("git", clone.Path, "add", own);
        Assert.Equal([committed, own], CommittedRecords.In(clone.Path).Order(StringComparer.Ordinal));
    }

    private static RunRecord Read(string name) => CommittedRecords.Read(Page.Full(name));

    [GeneratedRegex(@"^\| \[[^\]]+\]\((?<path>[^)]+)\)", RegexOptions.Multiline)]
    private static partial Regex Line();
}
