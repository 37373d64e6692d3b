using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Rendering.Tables;
using SerializationBenchmarks.Pages.Front;
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
        Assert.Contains("| Write, ns | Read, ns | × | Size, B | Allocated, B | Fresh, × |", page, StringComparison.Ordinal);
        Assert.Contains("\n| Fast 2.0 | **99.0** | 198 | 1.0 | 27 | 112 | 1 |", page, StringComparison.Ordinal);
        Assert.Contains("\n| Generator 3.0 (1) (2) | 198 | **99.0** | 1.0 | 27 | 112 | 2 |", page, StringComparison.Ordinal);
        Assert.Contains("\n| Slow 1.0 | 396 | 594 | 3.3 | 27 | 112 | n/a |", page, StringComparison.Ordinal);
        Assert.Contains("\n| You need | Fastest | Next (*fresh*) | What the fastest costs |\n", page, StringComparison.Ordinal);
        Assert.Contains("*Fresh*: with more values than the caches hold.\n", page, StringComparison.Ordinal);
    }

    [Fact]
    public void ARatioOfFreshValuesNeedsBoth()
    {
        var table = new ShortTable(FewLibraries.Run, FewLibraries.Fresh);
        var (measured, missing) = (table.All.Single(row => row.Name == "Fast"), table.All.Single(row => row.Name == "Slow"));
        Assert.Equal(1, table.FreshTimesAsLong(measured, measured));
        Assert.Equal(double.NaN, table.FreshTimesAsLong(missing, measured));
        Assert.Equal(double.NaN, table.FreshTimesAsLong(measured, missing));
    }

    [Fact]
    public void ConfigurationsThatCanDoTheSameAreOneRow()
    {
        var run = FewLibraries.Of(
            RecordFactory.Run([.. FewLibraries.Cases("SerializeFromModel", ("Fast", 200), ("FastSlowly", 100), ("Slow", 300), ("SlowPooled", 200))]),
            ("Fast", "Fast 2.0"), ("FastSlowly", "Fast 2.0"), ("Slow", "Slow 1.0"), ("SlowPooled", "Slow 1.0"));
        var facts = FewLibraries.Facts with { Serializers = [.. FewLibraries.Facts.Serializers, FewLibraries.FactsOf("SlowPooled", Answer.Yes, Answer.No)] };
        Assert.Equal(
            ["| Fast, slowly | yes |", "| Fast | not checked |", "| Slow (a format) | no |"],
            AbilityTable.Render(new ShortTable(run), facts).ReplaceLineEndings("\n").TrimEnd().Split('\n')[2..]);
    }

    [Theory]
    [InlineData(100, "Time saved over Newtonsoft.Json: System.Text.Json 60 %, MessagePack 80 %, MemoryPack 95 %; over System.Text.Json: MessagePack 50 %, MemoryPack 88 %. Ranges of 1 record.")]
    [InlineData(250, "Time saved over Newtonsoft.Json: System.Text.Json 60 %, MessagePack 50 %, MemoryPack 95 %; over System.Text.Json: MessagePack -25 %, MemoryPack 88 %. Ranges of 1 record.")]
    public void WhatLeavingTheCommonOnesGainsIsASentence(double messagePack, string expected)
    {
        var run = FewLibraries.Of(
            RecordFactory.Run([.. FewLibraries.Cases("SerializeFromModel", ("NewtonsoftJson", 500), ("SystemTextJson", 200), ("MessagePack", messagePack), ("MemoryPack", 25))]),
            ("NewtonsoftJson", "Newtonsoft.Json 1.0"), ("SystemTextJson", "System.Text.Json 1.0"), ("MessagePack", "MessagePack 1.0"), ("MemoryPack", "MemoryPack 1.0"));
        Assert.Equal(expected, LeavingSentence.Render([new ShortTable(run), new ShortTable(FewLibraries.Run)], []));
        Assert.Equal("", LeavingSentence.Render([new ShortTable(FewLibraries.Run)], []));
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
        Assert.Contains($"| Other languages, from [your own classes](docs/types.md) | **Fast** | Slow 3.3× | {costs} |", pick, StringComparison.Ordinal);
        Assert.Contains("| Speed between .NET programs | **Fast** | Slow 3.3× | nothing |", pick, StringComparison.Ordinal); // There all may write .NET's bits.
    }

    [Fact]
    public void WhatNobodyCheckedIsNotPicked()
    {
        var pick = PickTable.Render(new ShortTable(FewLibraries.Run), FewLibraries.Facts);
        Assert.Contains("| Speed between .NET programs | **Fast** | Slow 3.3× |", pick, StringComparison.Ordinal);
        Assert.Contains("| Old and new versions of your classes | none of those that were checked |", pick, StringComparison.Ordinal); // Versions are not checked of any.
    }
}
