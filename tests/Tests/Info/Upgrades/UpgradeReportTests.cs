using SerializationBenchmarks.Info.Upgrades;
using SerializationBenchmarks.Reports.Facts;

namespace SerializationBenchmarks.Tests.Info.Upgrades;

public class UpgradeReportTests
{
    private static readonly UpgradeAnswer _before = new("Lib 1.0.0", ".NET 10.0.1",
    [
        new TriedValue("Tiny", [1, 2], "exact", "exact"),
        new TriedValue("A decimal", [3], "exact", "changed: `1.0`"),
        new TriedValue("A half", null, "rejected on writing: `NotSupportedException`", null),
    ]);

    private static readonly UpgradeAnswer _after = new("Lib 2.0.0", ".NET 11.0.0",
    [
        new TriedValue("Tiny", [1, 2], "exact", "exact"),
        new TriedValue("A decimal", [4], "exact", "rejected on reading: `FormatException`"),
        new TriedValue("A half", [5], "exact", null),
    ]);

    private static readonly UpgradeFact _fact = UpgradeReport.Compare("Lib@1.0.0", _before, "Lib@net11.0", _after);

    [Fact]
    public void BytesAreComparedWhereBothWrite() => Assert.Equal((2, "A decimal"), (_fact.Values, Assert.Single(_fact.OtherBytes)));

    [Fact]
    public void WhatOneReadsOfTheOtherIsHeldAgainstWhatTheWriterReads()
    {
        Assert.Equal(new UpgradeDifference("A decimal", "rejected on reading: `FormatException`"), Assert.Single(_fact.AfterReadsBefore));
        Assert.Equal(new UpgradeDifference("A decimal", "changed: `1.0`"), Assert.Single(_fact.BeforeReadsAfter));
    }

    [Fact]
    public void ValuesThatComeBackOtherwiseAreNamedWithBoth() =>
        Assert.Equal(new UpgradeChange("A half", "rejected on writing: `NotSupportedException`", "exact"), Assert.Single(_fact.Changed));

    [Fact]
    public void TheTableSaysAllOfIt() => Assert.Equal(
        """
        ## Lib@1.0.0 → Lib@net11.0

        Lib 1.0.0, .NET 10.0.1 → Lib 2.0.0, .NET 11.0.0. Both write 2 values, 1 of them to different bytes: A decimal.
        The newer reads what the older wrote, but otherwise than Lib@1.0.0 does itself: A decimal → rejected on reading: `FormatException`.
        The older reads what the newer wrote, but otherwise than Lib@net11.0 does itself: A decimal → changed: `1.0`.
        1 value of the models and the tables of fidelity comes back otherwise than before:

        | Values | Lib@1.0.0                                    | Lib@net11.0 |
        |--------|----------------------------------------------|-------------|
        | A half | rejected on writing: `NotSupportedException` | exact       |

        """.ReplaceLineEndings("\n"),
        UpgradeTables.Write(_fact, headingLevel: 2));

    [Fact]
    public void AnUpgradeTakesThePlaceOfItselfAndLeavesTheOthers()
    {
        var other = _fact with { Before = _fact.Before with { Row = "Lib@0.9" } };
        var again = _fact with { Values = 3 };
        var facts = UpgradeReport.Over(new UpgradeFacts([_fact, other], [], []), new UpgradeFacts([again], [], []));
        Assert.Equal([other, again], facts.Upgrades);
    }

    // The runtime that runs the tests is installed, and nothing is built for it.
    [Fact]
    public void AVersionAgainstItselfChangesNothing()
    {
        var runtime = $"net{Environment.Version.Major}.{Environment.Version.Minor}";
        var answer = BuiltPrograms.RunInfo("upgrade", "MessagePack", $"messagepack@{runtime}");
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
        Assert.StartsWith($"#### MessagePack → MessagePack@{runtime}\n", answer.Output.ReplaceLineEndings("\n"), StringComparison.Ordinal);
        Assert.Contains("all to the same bytes.", answer.Output, StringComparison.Ordinal);
        Assert.EndsWith("Every value comes back as before.\n", answer.Output.ReplaceLineEndings("\n"), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("MessagePack", "Bson@1.0.2", "upgrade: MessagePack and Bson@1.0.2 are two serializers; name one of them with two versions.")]
    [InlineData("MessagePack", "messagepack", "upgrade names MessagePack twice; name two versions, for example MessagePack@net11.0.")]
    [InlineData("MessagePack@2.1.194", "MessagePack", "MessagePack@2.1.194: the oldest version of MessagePack that works here is 2.2.85; name that or a newer one.")]
    [InlineData("MessagePack@own", "MessagePack", "MessagePack@own: own is the version beside your own type's assembly; name that with --assembly, or a version.")]
    public void WhatIsNoUpgradeIsRefusedInASentence(string before, string after, string message) => BuiltPrograms.RunInfo("upgrade", before, after).IsUserError(message);
}
