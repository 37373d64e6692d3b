using SerializationBenchmarks.Output.Pages;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Tests.Output.Pages;

public class PageFileTests
{
    private const string Earlier = "<!doctype html><title>earlier</title>";

    [Fact]
    public void WithoutItsScriptsAPageIsRefusedInASentence()
    {
        using var folder = new TemporaryFolder();
        var error = Assert.Throws<UserErrorException>(() => PageFile.Check(folder["page.html"]));
        Assert.Equal("A page needs its scripts, which this program was built without: install Node.js 20 or later with npm, let npm reach its registry, and build again.", error.Message);
    }

    [Fact]
    public void TheDataStandsWhereTheTemplateHasItsMark() => Assert.Matches(
        "^<p>{\"records\":\\[],\"comparisons\":\\[],\"columns\":\\[{\"name\":\"Time\",\"key\":\"time\",\"kind\":\"Time\",\"isOptional\":false,\"withoutFigure\":\"n/a\"},.*}]}</p>$",
        PageFile.Render("<p>/*data*/null</p>", new PageData([], [])));

    [Fact]
    public void EqualRecordsGiveEqualBytesInAFileAlone()
    {
        Needs.WebPackages();
        using var folder = new TemporaryFolder();
        RecordFile.Write(folder["run.json"], RecordFactory.Full());
        Assert.Equal((0, ""), Exit(BuiltPrograms.Run("report", folder["run.json"], "--html", folder["a.html"])));
        Assert.Equal((0, ""), Exit(BuiltPrograms.Run("report", folder["run.json"], "--html", folder["b.html"])));
        var page = File.ReadAllText(folder["a.html"]);
        Assert.Equal(page, File.ReadAllText(folder["b.html"]));
        Assert.Contains("\"study\":\"pocos\"", page, StringComparison.Ordinal);
        Assert.Matches(@"vega-view \d[^:]*:\n\nCopyright \(c\) [^\n]*University of Washington Interactive Data Lab", page); // What it contains may be passed on with its licence alone.
        Assert.DoesNotMatch(@"(src|href)=""?(https?:|//)", page[..page.IndexOf("<script>", StringComparison.Ordinal)]);
        Assert.Equal(["a.html", "b.html", "run.json"], folder.Files.Order(StringComparer.Ordinal));
    }

    [Fact]
    public void APageStandsBesideTheTables()
    {
        Needs.WebPackages();
        using var folder = new TemporaryFolder();
        RecordFile.Write(folder["run.json"], RecordFactory.Full());
        var answer = BuiltPrograms.Run("report", folder["run.json"], "--output", folder["tables"]);
        Assert.Contains($"Page:   {folder["tables/pocos.html"]}", answer.Output, StringComparison.Ordinal);
        Assert.True(File.Exists(folder["tables/pocos.html"]));
    }

    [Fact]
    public void BadInputIsToldInASentenceAndAnEarlierPageStays()
    {
        Needs.WebPackages();
        using var folder = new TemporaryFolder();
        RecordFile.Write(folder["run.json"], RecordFactory.Full());
        RecordFile.Write(folder["other.json"], RecordFactory.Run(RecordFactory.Case("Third", 1, 2, 3)));
        File.WriteAllText(folder["damaged.json"], "{ \"version\": 1, \"study\":");
        File.WriteAllText(folder["page.html"], Earlier);
        BuiltPrograms.Run("report", folder["damaged.json"], "--html", folder["page.html"]).IsUserError("damaged.json");
        BuiltPrograms.Run("report", folder["absent.json"], "--html", folder["page.html"]).IsUserError("absent.json");
        BuiltPrograms.Run("report", folder["run.json"], folder["other.json"], "--html", folder["page.html"]).IsUserError("cannot stand side by side");
        BuiltPrograms.Run("report", folder["run.json"], folder["run.json"]).IsUserError("2 records are given, and only --html takes several");
        BuiltPrograms.Run("report", folder["run.json"], folder["run.json"], "--html", folder["page.html"], "--output", folder["tables"]).IsUserError("--output takes one");
        BuiltPrograms.Run("report", folder["run.json"], "--html", folder.Path).IsUserError("which is a folder; name a file");
        BuiltPrograms.Run("report", folder["run.json"], folder["run.json"], "--html", folder["absent/page.html"]).IsUserError("cannot be written");
        BuiltPrograms.Run("report", folder["run.json"], "--open").IsUserError("name its file with --html");
        Assert.Equal(Earlier, File.ReadAllText(folder["page.html"]));
        Assert.Equal(["damaged.json", "other.json", "page.html", "run.json"], folder.Files.Order(StringComparer.Ordinal));
    }

    private static (int, string) Exit(Answer answer) => (answer.ExitCode, answer.Error);
}
