using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Pages.Front;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Serializers;
using Answer = SerializationBenchmarks.Reports.Facts.Answer;

namespace SerializationBenchmarks.Tests.Pages.Front;

public class FrontPageTests
{
    [Theory]
    [InlineData("en-US")]
    [InlineData("de-DE")]
    public void TheReadmeHasARowALibraryWithWhatIsKnownOfIt(string culture) => Snapshot.Match("front-page.md", InCulture.Run(culture, () => FrontPage.Render(FewLibraries.Run, FewLibraries.Facts, null, "a record", [FewLibraries.Run])));

    [Fact]
    public void FreshValuesHaveARatioAndANote()
    {
        var page = FrontPage.Render(FewLibraries.Run, FewLibraries.Facts, FewLibraries.Fresh, "a record", [FewLibraries.Run, FewLibraries.Fresh]).ReplaceLineEndings("\n");
        Assert.Contains("| Write, ns | Read, ns | Write + read, × | Size, B | Allocated, B | Fresh, × |", page, StringComparison.Ordinal);
        Assert.Contains("\n| Fast 2.0 | **99.5** | 199 | 1.0 | 27 | 112 | 1.0 |", page, StringComparison.Ordinal);
        Assert.Contains("\n| Generator 3.0 (1) (2) | 199 | **99.5** | 1.0 | 27 | 112 | 1.7 |", page, StringComparison.Ordinal);
        Assert.Contains("\n| Slow 1.0 | 398 | 597 | 3.3 | 27 | 112 | n/a |", page, StringComparison.Ordinal);
        Assert.Contains("\n| You need | Pick | Next, and how much slower | What the pick costs |\n", page, StringComparison.Ordinal);
        Assert.Contains("*Fresh*: write + read of values outside the processor's caches, relative to the first row.\n", page, StringComparison.Ordinal);
    }

    [Fact]
    public void ARatioOfFreshValuesNeedsBoth()
    {
        var table = new ShortTable(FewLibraries.Run, [FewLibraries.Fresh]);
        var (measured, missing) = (table.All.Single(row => row.Name == "Fast"), table.All.Single(row => row.Name == "Slow"));
        Assert.Equal("1.0", table.FreshTimesAsLongText(measured, measured));
        Assert.Null(table.FreshTimesAsLongText(missing, measured));
        Assert.Null(table.FreshTimesAsLongText(measured, missing));
    }

    // Slow takes 3.3 times as long here, 2.8 and 3.4 times there; Generated takes as long everywhere, and others had fewer rounds.
    [Fact]
    public void RatiosAreOfAllRunsThatMeasuredInTheSameWay()
    {
        var processor = FewLibraries.Run.Environment with { Cpu = "Intel Xeon" };
        RunRecord Other(int minutes, double slow, int rounds = 3) => FewLibraries.Of(
            RecordFactory.Run([.. FewLibraries.Cases("SerializeFromModel", ("Slow", slow), ("Fast", 100), ("Generated", 200)), .. FewLibraries.Cases("DeserializeToModel", ("Slow", 500), ("Fast", 200), ("Generated", 100))]),
            ("Slow", "Slow 1.0"), ("Fast", "Fast 2.0"), ("Generated", "Generator 3.0")) with
        {
            Started = FewLibraries.Run.Started.AddMinutes(minutes),
            Environment = processor,
            Settings = FewLibraries.Run.Settings with { Rounds = rounds },
        };
        var run = FewLibraries.Run with { Settings = FewLibraries.Run.Settings with { Rounds = 3 } };
        var page = FrontPage.Render(run, FewLibraries.Facts, null, "a record", [run, Other(1, 340), Other(2, 520), Other(3, 99_000, rounds: 4)]).ReplaceLineEndings("\n");
        Assert.Contains(" Ratios: geometric means of 3 runs on 2 processors of ", page, StringComparison.Ordinal);
        Assert.Contains("\n| Slow 1.0 | 398 | 597 | 2.8 to 3.4 | 27 | 112 |", page, StringComparison.Ordinal);
        Assert.Contains("\n| Generator 3.0 (1) (2) | 199 | **99.5** | 1.0 | 27 | 112 |", page, StringComparison.Ordinal);
        Assert.Contains("| **Fast** | Slow, 2.8 to 3.4× |", page, StringComparison.Ordinal);
    }

    [Fact]
    public void ConfigurationsThatCanDoTheSameAreOneRow()
    {
        var run = FewLibraries.Of(
            RecordFactory.Run([.. FewLibraries.Cases("SerializeFromModel", ("Fast", 200), ("FastSlowly", 100), ("Slow", 300), ("SlowPooled", 200))]),
            ("Fast", "Fast 2.0"), ("FastSlowly", "Fast 2.0"), ("Slow", "Slow 1.0"), ("SlowPooled", "Slow 1.0"));
        var facts = FewLibraries.Facts with { Serializers = [.. FewLibraries.Facts.Serializers, FewLibraries.FactsOf("SlowPooled", Answer.Yes, Answer.No)] };
        Assert.Equal(
            ["| Fast, slowly | yes | not found |", "| Fast | not checked | not found |", "| Slow (a format) | no | not found |"],
            AbilityTable.Render(new ShortTable(run), facts).ReplaceLineEndings("\n").TrimEnd().Split('\n')[2..]);
    }

    [Theory]
    [InlineData(100, "| Newtonsoft.Json | 60 % | 80 % | 95 % |", "| System.Text.Json | | 50 % | 88 % |")]
    [InlineData(250, "| Newtonsoft.Json | 60 % | 50 % | 95 % |", "| System.Text.Json | | -25 % | 88 % |")]
    public void WhatLeavingTheCommonOnesGainsIsATableOfTwoRows(double messagePack, string first, string second)
    {
        var run = FewLibraries.Of(
            RecordFactory.Run([.. FewLibraries.Cases("SerializeFromModel", ("NewtonsoftJson", 500), ("SystemTextJson", 200), ("MessagePack", messagePack), ("MemoryPack", 25))]),
            ("NewtonsoftJson", "Newtonsoft.Json 1.0"), ("SystemTextJson", "System.Text.Json 1.0"), ("MessagePack", "MessagePack 1.0"), ("MemoryPack", "MemoryPack 1.0"));
        Assert.Equal(
            ["| Time saved over | with System.Text.Json | with MessagePack | with MemoryPack |", "|---|---|---|---|", first, second, "", "Ranges of 1 record."],
            LeavingTable.Render([new ShortTable(run), new ShortTable(FewLibraries.Run)], []).ReplaceLineEndings("\n").Split('\n'));
        Assert.Equal("", LeavingTable.Render([new ShortTable(FewLibraries.Run)], []));
    }

    // A paragraph before it would go on in the picture's line.
    [Fact]
    public void ThePictureHasARowOfItsOwn()
    {
        string[] lines = FrontPage.Render(FewLibraries.Run, FewLibraries.Facts, null, "a record", [FewLibraries.Run]).ReplaceLineEndings("\n").Split('\n');
        var picture = Array.FindIndex(lines, line => line.StartsWith("<picture>", StringComparison.Ordinal));
        Assert.Equal(("", "", 1), (lines[picture - 1], lines[picture + 1], lines.Count(line => line.Contains("<picture>", StringComparison.Ordinal))));
    }

    [Fact]
    public void APickCostsWhatWeighsMost()
    {
        var facts = FewLibraries.Facts with
        {
            Needs = [.. FewLibraries.Facts.Needs, new Need(Need.DateKinds, "Kinds", "Dates.", Lacking: "changes local dates"), new Need(Need.Decimals, "Decimals", "Decimals.", Lacking: "changes decimals")],
            Serializers = [.. FewLibraries.Facts.Serializers.Select(known => known with { Verdicts = new Dictionary<string, Verdict>(known.Verdicts) { [Need.NativeAot] = new(Answer.No), [Need.DateKinds] = new(Answer.No), [Need.Decimals] = new(Answer.No) } })],
        };
        Assert.Contains("| **Fast** | Slow, 3.3× | no NativeAOT; changes local dates |", PickTable.Render(new ShortTable(FewLibraries.Run), facts), StringComparison.Ordinal);
    }

    [Fact]
    public void RowsThatTheReadmeLacksAreNamed()
    {
        var run = FewLibraries.Of(
            RecordFactory.Run([.. FewLibraries.Cases("SerializeFromModel", ("Fast", 100), ("Hyperion", 200)), .. FewLibraries.Cases("DeserializeToModel", ("Fast", 100), ("Hyperion", 200))]),
            ("Fast", "Fast 2.0"), ("Hyperion", "Hyperion 0.12.2"));
        var page = FrontPage.Render(run, FewLibraries.Facts, null, "a record", [run]);
        Assert.Contains("[Not here](docs/results.md), slower than a row that does as much: Hyperion.", page, StringComparison.Ordinal);
        Assert.DoesNotContain("| Hyperion", page, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(DecimalForm.Bits, DecimalForm.Text, "decimals as .NET's bits, not text")]
    [InlineData(DecimalForm.Bits, DecimalForm.Bits, "nothing")]
    [InlineData(DecimalForm.Bits, null, "nothing")]
    [InlineData(DecimalForm.Text, DecimalForm.Bits, "nothing")]
    public void APickForOtherLanguagesSaysWhereItsDecimalsAreLessWork(DecimalForm? ofFastest, DecimalForm? ofNext, string costs)
    {
        var meetsAll = new Verdict(Answer.Yes);
        SerializerFacts Meeting(string name, DecimalForm? decimals) => FewLibraries.FactsOf(name, Answer.Yes, Answer.Yes) with
        {
            Decimals = decimals,
            Verdicts = new Dictionary<string, Verdict> { [Need.OwnClasses] = meetsAll, [Need.OtherLanguages] = meetsAll, [Need.Versions] = meetsAll },
        };
        var pick = PickTable.Render(new ShortTable(FewLibraries.Run), FewLibraries.Facts with { Serializers = [Meeting("Fast", ofFastest), Meeting("Slow", ofNext)] });
        Assert.Contains($"| Other languages, from [your own classes](docs/types.md) | **Fast** | Slow, 3.3× | {costs} |", pick, StringComparison.Ordinal);
        Assert.Contains("| Speed between .NET programs | **Fast** | Slow, 3.3× | nothing |", pick, StringComparison.Ordinal); // There all may write .NET's bits.
    }

    [Fact]
    public void WhatNobodyCheckedIsNotPicked()
    {
        var pick = PickTable.Render(new ShortTable(FewLibraries.Run), FewLibraries.Facts);
        Assert.Contains("| Speed between .NET programs | **Fast** | Slow, 3.3× |", pick, StringComparison.Ordinal);
        Assert.Contains("| Old and new versions of your classes | none of those that were checked |", pick, StringComparison.Ordinal); // Versions are not checked of any.
    }
}
