using System.Text.RegularExpressions;
using SerializationBenchmarks.Pages.Records;
using SerializationBenchmarks.Pages.Studies;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Tests.Pages.Records;

/// <summary>Which studies and records have a page, and what the lists say of them.</summary>
public class RecordPageTests
{
    [Fact]
    public void EveryStudyButTheDefaultOneAndTheChecksHasAPage() => Assert.Equal(
        Study.All.Select(study => study.Name).Except(["pocos", "own-type", "harness-overhead"]).Order(StringComparer.Ordinal),
        StudyPages.All.Select(page => page.Study).Order(StringComparer.Ordinal));

    [Fact]
    public void TheListOfStudiesLeadsToEveryPageAndSaysWhatItsCallsAreGiven() => Assert.All(StudyPages.All, page =>
    {
        var link = $@"\[`{page.Study}`\]\({page.Study}\.md\){(Page.IsWritten(page.Study) ? "" : ", not recorded yet")}";
        var values = Regex.Escape(Regex.Match(Page.Read(RecordPage.OfStudy(page.Study)), @"^Calls are given (.+)\.$", RegexOptions.Multiline).Groups[1].Value);
        Assert.Matches($@"\n\| {link} \| .* \| {values} \|\n", Page.Read("docs/studies/README.md"));
    });

    [Fact]
    public void AStudyWithoutAPageHasNoRecord() => Assert.All(
        Page.Studies.Where(study => !Page.IsWritten(study)),
        study => Assert.DoesNotContain(CommittedRecords.Paths, path => path.EndsWith($"-{study}.json", StringComparison.Ordinal)));

    [Fact]
    public void ARunThatCannotCarryFiguresSaysWhy()
    {
        Assert.Null(RecordPage.WhyNoFigures(Run(round => round)));
        Assert.Equal(
            "2 of 2 cases had not finished compiling, and more than half is too much for a page; measure on a calmer machine",
            RecordPage.WhyNoFigures(Run(round => round with { Marks = RoundMarks.Unsettled })));
        var twins = Run(round => round) with { Twins = RecordFactory.Twins(1.5) };
        var page = RecordPage.RenderStudy(twins with { Study = "shapes" }, "results/a.json", []);
        Assert.Contains("\n## No figures\n\nThe newest record cannot answer: the run cannot tell differences below 50 %, and more than 20 % is too much for a page; measure on a calmer machine, or with more --rounds.", page, StringComparison.Ordinal);
        Assert.DoesNotContain("## What it shows", page, StringComparison.Ordinal);
    }

    [Fact]
    public void APageNamesNewerRecordsThatCanTellLess()
    {
        var shown = Run(round => round) with { Study = "shapes", Twins = RecordFactory.Twins(1.05) };
        var newer = shown with { Started = new DateTime(2031, 2, 3, 4, 5, 6, DateTimeKind.Utc), Twins = RecordFactory.Twins(1.5) };
        const string Sentence = "\n\nNewer records are not shown, because they cannot tell differences as small as the 5.0 % of this one: 2031-02-03 04:05 (50.0 %).\n\n";
        Assert.Contains(Sentence, RecordPage.RenderStudy(shown, "results/a.json", [shown, newer]), StringComparison.Ordinal);
        Assert.DoesNotContain("Newer records", RecordPage.RenderStudy(newer, "results/a.json", [shown, newer]), StringComparison.Ordinal);
        Assert.DoesNotContain("Newer records", RecordPage.RenderStudy(shown, "results/a.json", [shown, newer with { Twins = null }]), StringComparison.Ordinal);
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

    private static RunRecord Run(Func<RoundRecord, RoundRecord> change)
    {
        var record = RecordFactory.Run(RecordFactory.Case("A", 10, 11, 12), RecordFactory.Case("B", 20, 21, 22));
        return record with { Cases = [.. record.Cases.Select(@case => @case with { Rounds = [.. @case.Rounds.Select(change)] })] };
    }
}
