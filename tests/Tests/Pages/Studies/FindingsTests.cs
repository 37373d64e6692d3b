using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Pages.Studies;
using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Tests.Pages.Studies;

public class FindingsTests
{
    private static readonly StudyPage _page = new("shapes"); // Its question is which is the fastest.

    [Fact]
    public void TheFastestIsNamedWithHowMuchLongerTheSlowestTakes() => Assert.Equal(
        "- Title of SerializeOnce, Tiny: `Fast` is the fastest. `Slow` takes 4.02 times as long as `Fast`.\n",
        Render(Case("Slow", 400, 404, 396), Case("Fast", 100, 98, 102), Case("Middle", 200, 202, 198)));

    [Fact]
    public void ThoseWithoutADifferenceAreNamedTogether() => Assert.StartsWith(
        "- Title of SerializeOnce, Tiny: `One` takes the least time. `Other` takes no more that the run can tell. `Slow` takes ",
        Render(Case("One", 100, 110, 90), Case("Other", 101, 91, 111), Case("Slow", 400, 404, 396)),
        StringComparison.Ordinal);

    [Fact]
    public void WhereNothingDiffersThatIsSaid()
    {
        Assert.Equal(
            "- Title of SerializeOnce, Tiny: There is no difference that the run can tell.\n",
            Render(Case("One", 100, 110, 90), Case("Other", 101, 91, 111)));
        Assert.Empty(Render(Case("One", 100), Case("Other", 200))); // A single round judges nothing.
        Assert.Empty(Render(Case("Alone", 100, 101, 102)));
    }

    [Fact]
    public void WhatIsNotSettledIsNotComparedAndIsCounted()
    {
        Assert.Equal(
            "- Title of SerializeOnce, Tiny: 2 of 3 had finished compiling and are compared. `Fast` is the fastest. `Slow` takes 4.02 times as long as `Fast`.\n",
            Render(Case("Slow", 400, 404, 396), Case("Fast", 100, 98, 102), Unsettled(2, "Fastest", 50, 51, 49)));
        Assert.StartsWith(
            "- Title of SerializeOnce, Tiny: `Fastest` is the fastest. ",
            Render(Case("Slow", 400, 404, 396), Case("Fast", 100, 98, 102), Unsettled(1, "Fastest", 50, 51, 49)),
            StringComparison.Ordinal);
        Assert.Equal(
            "- Title of SerializeOnce, Tiny: Only 2 of 5 had finished compiling, too few to compare.\n",
            Render(Case("Slow", 400, 404, 396), Case("Fast", 100, 98, 102), Unsettled(3, "A", 50, 51, 49), Unsettled(3, "B", 60, 61, 59), Unsettled(3, "C", 70, 71, 69)));

        static CaseRecord Unsettled(int count, string serializer, params double[] rounds) =>
            Case(serializer, rounds) with { Rounds = [.. Case(serializer, rounds).Rounds.Select((round, index) => index < count ? round with { Marks = RoundMarks.Unsettled } : round)] };
    }

    [Fact]
    public void WhatDoesNotSerializeIsNotTheFastest()
    {
        var run = RecordFactory.Run(Case("ReadFile", 10, 11, 10), Case("Fast", 100, 98, 102), Case("Slow", 400, 404, 396));
        var findings = Findings.Render(ResultTable.Of(run with { Serializers = [.. run.Serializers.Select(serializer => serializer.Name == "ReadFile" ? serializer with { Format = "none" } : serializer)] }), _page);
        Assert.Contains("`Fast` is the fastest", findings, StringComparison.Ordinal);
        Assert.DoesNotContain("ReadFile", findings, StringComparison.Ordinal);
    }

    [Fact]
    public void AStudyThatHoldsAVariantAgainstAnotherSaysWhatItCostsOrSaves() => Assert.Equal(
        "- Title of SerializeOnce, Tiny: `NewtonsoftJsonReferences` takes 0.50 times as long as `NewtonsoftJson`. `SystemTextJsonReferences` takes 1.01 times as long as `SystemTextJson`, which the run cannot tell from none.\n",
        Render("references", Case("NewtonsoftJson", 100, 98, 102), Case("NewtonsoftJsonReferences", 50, 51, 49), Case("SystemTextJson", 100, 102, 98), Case("SystemTextJsonReferences", 100, 99, 101), Case("MessagePack", 10, 11, 10)));

    [Fact]
    public void AStudyWithAReferenceSaysHowFarTheOthersAreFromIt() => Assert.Matches(
        @"^- Title of SerializeOnce, Tiny: Compared with `CopyBytes`, `Bson` takes the least, 4\.\d\d times as long\. `MemoryPack` takes the most, \d\.\d\d times\.\n$",
        Render("passthrough", Case("CopyBytes", 100, 98, 102), Case("Bson", 404, 400, 408), Case("MemoryPack", 800, 796, 804)));

    [Fact]
    public void AStudyThatAsksForMemorySaysWhoTakesTheLeast() => Assert.Equal(
        "- Title of Decode, Tiny: `Stream` takes the least memory, 20.0 MiB, and `Whole` the most, 300.0 MiB. 1 of 2 grow by less than 100 MiB.\n",
        Render("memory", RecordFactory.FirstCall("Decode", "Whole", "Tiny", 5, 300), RecordFactory.FirstCall("Decode", "Stream", "Tiny", 9, 20)));

    private static CaseRecord Case(string serializer, params double[] rounds) => RecordFactory.Case(serializer, rounds);

    private static string Render(string study, params CaseRecord[] cases) => Findings.Render(ResultTable.Of(RecordFactory.Run(cases)), StudyPages.Of(study)!);

    private static string Render(params CaseRecord[] cases) => Findings.Render(ResultTable.Of(RecordFactory.Run(cases)), _page);
}
