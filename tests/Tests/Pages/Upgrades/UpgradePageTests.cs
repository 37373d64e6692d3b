using SerializationBenchmarks.Info.Upgrades;
using SerializationBenchmarks.Pages.Upgrades;

namespace SerializationBenchmarks.Tests.Pages.Upgrades;

public class UpgradePageTests
{
    private static readonly UpgradeFact _dotnet = new(
        new UpgradeSide("Lib", "Lib 1.0.0", ".NET 10.0.12"),
        new UpgradeSide("Lib@net11.0", "Lib 1.0.0", ".NET 11.0.0"),
        Values: 51,
        OtherBytes: [],
        AfterReadsBefore: [new UpgradeDifference("A decimal", "changed: `1.0`")],
        BeforeReadsAfter: [],
        Changed: [new UpgradeChange("A decimal", "exact", "changed: `1.0`")]);

    private static readonly UpgradeFact _library = new(
        new UpgradeSide("Other@2.0.0", "Other 2.0.0", ".NET 10.0.12"), new UpgradeSide("Other", "Other 3.0.0", ".NET 10.0.12"), 50, ["Tiny"], [], [], []);

    private static readonly UpgradeFact _calm = _dotnet with { Before = _dotnet.Before with { Row = "Calm" }, After = _dotnet.After with { Row = "Calm@net11.0" }, AfterReadsBefore = [], Changed = [] };

    private static readonly UpgradeFacts _facts = new(
        [_calm, _dotnet, _library],
        [
            new UpgradeTime("Lib", "Lib@net11.0", "results/m/r-pocos.json", "SerializeOnce", "Complex", 0.92, IsClear: true, 100, 90, IsAlike: true),
            new UpgradeTime("Lib", "Lib@net11.0", "results/m/r-pocos.json", "DeserializeOnce", "Complex", 1.02, IsClear: false, 10, 10, IsAlike: true),
            new UpgradeTime("Calm", "Calm@net11.0", "results/m/r-pocos.json", "DeserializeOnce", "Complex", 1.1, IsClear: true, 10, 10, IsAlike: true),
        ],
        [new UpgradeTwice("results/m/t-pocos.json", ["Lib@1.0.0"], 6, 0.012, 0.031, 0.01, 0.029)]);

    [Fact]
    public void NewRuntimesStandBeforeNewLibrariesAndClearDifferencesAreBold() => Assert.Contains(
        """
        ## .NET 10.0.12 → .NET 11.0.0

        | Serializer | Library   | Write        | Read     | Allocated     | Bytes    | Newer reads older | Older reads newer | Values changed |
        |------------|-----------|--------------|----------|---------------|----------|-------------------|-------------------|---------------:|
        | Calm       | Lib 1.0.0 | not measured | **1.10** | 10 B          | the same | yes               | yes               |              0 |
        | Lib        | Lib 1.0.0 | **0.92**     | 1.02     | 110 B → 100 B | the same | 1 otherwise       | yes               |              1 |

        Bold: 2 of 3 ratios; chance alone would make about 0.2 so.

        ## Libraries

        | Serializer | Library             | Write        | Read         | Allocated    | Bytes          | Newer reads older | Older reads newer | Values changed |
        |------------|---------------------|--------------|--------------|--------------|----------------|-------------------|-------------------|---------------:|
        | Other      | Other 2.0.0 → 3.0.0 | not measured | not measured | not measured | 1 of 50 differ | yes               | yes               |              0 |
        """.ReplaceLineEndings("\n"),
        UpgradePage.Body(_facts),
        StringComparison.Ordinal);

    [Fact]
    public void OnlyWhatDiffersHasASection()
    {
        var page = UpgradePage.Body(_facts);
        Assert.Contains("\n### Lib → Lib@net11.0\n", page, StringComparison.Ordinal);
        Assert.Contains("\n### Other@2.0.0 → Other\n", page, StringComparison.Ordinal);
        Assert.DoesNotContain("### Calm", page, StringComparison.Ordinal);
    }

    [Fact]
    public void ASecondBuildOfOneVersionIsHeldAgainstTwins() => Assert.Contains(
        "Lib@1.0.0: a second build of the version that the program has anyway differs from the first by 1.2 % in the mean of 6 cases, and by 3.1 % at the 95th percentile; two processes of the first build, in the same record, by 1.0 % and 2.9 %.\n",
        UpgradePage.Body(_facts),
        StringComparison.Ordinal);

    [Fact]
    public void TimesOfProgramsThatWereDeployedOtherwiseHaveASentence()
    {
        const string Sentence = "\nNot all of these times are of programs that were deployed alike: the newer one brought its runtime, the older one ran on the installed one.\n\n## Libraries\n";
        Assert.Contains(Sentence, UpgradePage.Body(_facts with { Times = [.. _facts.Times.Skip(1), _facts.Times[0] with { IsAlike = false }] }), StringComparison.Ordinal);
        Assert.DoesNotContain(Sentence, UpgradePage.Body(_facts), StringComparison.Ordinal);
    }

    [Fact]
    public void TheFrontPageSaysWhatANewRuntimeChanges() => Assert.Equal(
        "- [.NET 11.0.0](docs/upgrades.md) changes times, and values with Lib.\n",
        UpgradePage.Front(_facts));

    // Of twenty equal things, one is farther apart than the limit.
    [Theory]
    [InlineData(2, "changes no times")]
    [InlineData(3, "changes times")]
    public void ATimeOrTwoOfManyAreNoChange(int clear, string said) => Assert.Contains(
        said,
        UpgradePage.Front(_facts with { Times = [.. Enumerable.Range(0, 20).Select(time => _facts.Times[0] with { IsClear = time < clear })] }),
        StringComparison.Ordinal);

    [Fact]
    public void TheFrontPageSaysNothingOfARuntimeThatWasNotMeasured() => Assert.Equal("", UpgradePage.Front(_facts with { Times = [] }));
}
