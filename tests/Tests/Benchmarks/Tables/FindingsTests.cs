using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Tables;

namespace SerializationBenchmarks.Tests.Benchmarks.Tables;

public class FindingsTests
{
    [Fact]
    public void OneThatIsSurelyFasterIsNamedWithHowMuchLongerTheSlowestTakes() => Assert.Equal(
        "- Title of SerializeOnce: Tiny: `Fast` is surely faster than all others; `Slow` takes 4.02 [3.70; 4.37] times as long as `Fast`.\n",
        Render(Case("Slow", 400, 404, 396), Case("Fast", 100, 98, 102), Case("Middle", 200, 202, 198)));

    [Fact]
    public void ThoseThatNothingIsSurelyFasterThanAreNamedTogether() => Assert.StartsWith(
        "- Title of SerializeOnce: Tiny: nothing is surely faster than `One` or `Other`; `Slow` takes ",
        Render(Case("One", 100, 110, 90), Case("Other", 101, 91, 111), Case("Slow", 400, 404, 396)),
        StringComparison.Ordinal);

    [Fact]
    public void WhereNothingIsSureNothingIsSaid()
    {
        Assert.Equal(
            "- Title of SerializeOnce: Tiny: nothing is surely faster than anything else.\n",
            Render(Case("One", 100, 110, 90), Case("Other", 101, 91, 111)));
        Assert.Empty(Render(Case("One", 100), Case("Other", 200))); // A single round has no interval.
        Assert.Empty(Render(Case("Alone", 100, 101, 102)));
    }

    [Fact]
    public void WhatIsNotSettledIsNotComparedAndIsCounted()
    {
        Assert.Equal(
            "- Title of SerializeOnce: Tiny: of the 2 of 3 that are settled, `Fast` is surely faster than all others; `Slow` takes 4.02 [3.70; 4.37] times as long as `Fast`.\n",
            Render(Case("Slow", 400, 404, 396), Case("Fast", 100, 98, 102), Unsettled(2, "Fastest", 50, 51, 49)));
        Assert.StartsWith(
            "- Title of SerializeOnce: Tiny: `Fastest` is surely faster than all others; ",
            Render(Case("Slow", 400, 404, 396), Case("Fast", 100, 98, 102), Unsettled(1, "Fastest", 50, 51, 49)),
            StringComparison.Ordinal);
        Assert.Equal(
            "- Title of SerializeOnce: Tiny: too few are settled to compare them: 2 of 5.\n",
            Render(Case("Slow", 400, 404, 396), Case("Fast", 100, 98, 102), Unsettled(3, "A", 50, 51, 49), Unsettled(3, "B", 60, 61, 59), Unsettled(3, "C", 70, 71, 69)));

        static CaseRecord Unsettled(int count, string serializer, params double[] rounds) =>
            Case(serializer, rounds) with { Rounds = [.. Case(serializer, rounds).Rounds.Select((round, index) => index < count ? round with { Marks = RoundMarks.Unsettled } : round)] };
    }

    [Fact]
    public void WhatDoesNotSerializeIsNotTheFastest()
    {
        var run = RecordFactory.Run(Case("ReadFile", 10, 11, 10), Case("Fast", 100, 98, 102), Case("Slow", 400, 404, 396));
        var findings = Findings.Render(ResultTable.Of(run with { Serializers = [.. run.Serializers.Select(serializer => serializer.Name == "ReadFile" ? serializer with { Format = "none" } : serializer)] }));
        Assert.Contains("`Fast` is surely faster than all others", findings, StringComparison.Ordinal);
        Assert.DoesNotContain("ReadFile", findings, StringComparison.Ordinal);
    }

    private static CaseRecord Case(string serializer, params double[] rounds) => RecordFactory.Case(serializer, rounds);

    private static string Render(params CaseRecord[] cases) => Findings.Render(ResultTable.Of(RecordFactory.Run(cases)));
}
