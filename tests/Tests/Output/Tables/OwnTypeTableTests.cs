using SerializationBenchmarks.Output;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.OwnTypes;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.Output.Tables;

/// <summary>On a user's type most serializers have no figures: what is missing is listed once, behind the tables.</summary>
public sealed class OwnTypeTableTests
{
    private const string ByHand = "It is handwritten for the models of this repository.";
    private const string NoConstants = "There are no constants to create them from.";

    private static readonly RunRecord _run = RecordFactory.Run(
        RecordFactory.Case("SerializeOnce", "First", "Tiny", RecordFactory.Round(1, 100)),
        RecordFactory.Case("SerializeOnce", "Buffered", "Tiny", RecordFactory.Round(1, 50)),
        RecordFactory.Case("SerializeToBuffer", "Buffered", "Tiny", RecordFactory.Round(1, 40))) with
    {
        Study = "own-type",
        OwnType = new OwnTypeRecord("Shop.Tiny", 1, new string('a', 64)),
        Operations = [new OperationRecord("SerializeOnce", "Serialize once", true), new OperationRecord("SerializeToBuffer", "Serialize to a reused buffer", true), new OperationRecord("CreateAndSerialize", "Create and serialize", true)],
        Serializers = [.. new[] { "First", "Buffered", "ByHand", "OtherByHand", "Wrong", "Broken" }.Select(name => new SerializerRecord(name, "a format", name, "A serializer."))],
        LeftOut = [new LeftOut("Absent", "Its package cannot be restored.")],
        Missing =
        [
            new MissingCase("ByHand", "Tiny", false, ByHand),
            new MissingCase("OtherByHand", "Tiny", false, ByHand),
            new MissingCase("Wrong", "Tiny", true, "The round trip changes the sample."),
            new MissingCase("First", "Tiny", false, "It has no buffer.", "SerializeToBuffer"),
            new MissingCase("Broken", "Tiny", true, "The measuring process failed.", "SerializeOnce"),
            new MissingCase("First", "Tiny", false, NoConstants, "CreateAndSerialize"),
            new MissingCase("Buffered", "Tiny", false, NoConstants, "CreateAndSerialize"),
        ],
    };

    [Fact]
    public void APayloadThatDidNotKeepItsLengthIsSaidInBothTables()
    {
        var full = RecordFactory.Full();
        var record = full with { Cases = [.. full.Cases.Select(@case => @case with { Rounds = [.. @case.Rounds.Select(round => round with { Marks = RoundMarks.Resized })] })] };
        const string Said = "had another length when it had been timed than before";
        Assert.Contains(Said, ResultTable.Of(record).First().Render(), StringComparison.Ordinal);
        Assert.Contains(Said, new ShortTable(record).Render(new([], [])), StringComparison.Ordinal);
        Assert.DoesNotContain(Said, ResultTable.Of(full).First().Render() + new ShortTable(full).Render(new([], [])), StringComparison.Ordinal);
    }

    [Fact]
    public void WhatIsMissingIsListedOnceBehindTheTablesWithReasons()
    {
        var text = new RunTables(_run).Render(headingLevel: 2);
        Assert.EndsWith(
            $"""

            ## Not in the tables

            - Failed, not timed: Wrong. The round trip changes the sample.
            - Failed, not timed: Broken (Serialize once). The measuring process failed.
            - n/a: ByHand; OtherByHand. {ByHand}
            - n/a: First (Serialize to a reused buffer). It has no buffer.
            - Not measured: CreateAndSerialize. {NoConstants}
            - Not measured: Broken (Serialize to a reused buffer). It is not part of this run, or the run is not finished.
            - Left out: Absent. Its package cannot be restored.

            """.ReplaceLineEndings("\n"),
            text, StringComparison.Ordinal);
        Assert.Equal((1, 1), (text.Split(ByHand).Length - 1, text.Split("Its package").Length - 1));
    }

    [Fact]
    public void TablesHaveOnlySerializersWithFigures()
    {
        var tables = ResultTable.Of(_run).Select(table => table.Render()).ToArray();
        Assert.Equal(["First Buffered", "Buffered"], tables.Select(table => string.Join(' ', table.Split('\n').Skip(2).Where(line => line.StartsWith('|')).Select(line => line.Split(' ')[1]))));
        Assert.All(tables, table => Assert.DoesNotContain("It has no buffer.", table, StringComparison.Ordinal));
        Assert.All(tables, table => Assert.DoesNotContain("Left out", table, StringComparison.Ordinal));
    }

    [Fact]
    public void OtherStudiesNameOnceBehindTheirTablesWhatTakesNoneOfTheModels()
    {
        var text = new RunTables(_run with { OwnType = null, Study = "pocos" }).Render(headingLevel: 2);
        Assert.DoesNotContain("\n| ByHand (", text, StringComparison.Ordinal);
        Assert.Contains($"\n## Not in the tables\n\n- n/a: ByHand; OtherByHand. {ByHand}", text, StringComparison.Ordinal);
    }

    [Fact]
    public void OtherStudiesKeepWhatFailedInTheirTables()
    {
        var failed = _run.Missing.Select(missing => missing with { Failed = true });
        var text = new RunTables(_run with { OwnType = null, Study = "pocos", Missing = [.. failed] }).Render(headingLevel: 2);
        Assert.Equal(2, text.Split("\n| ByHand (").Length - 1);
    }

    [Fact]
    public void TheShortTableSaysWhatIsParticularAboutARow()
    {
        var run = _run with { Notes = [new NoteRecord("Buffered", "Tiny", "It is contractless."), new NoteRecord("First", "Large", "It is of another model.")] };
        var text = new ShortTable(run).Render(new([], []));
        Assert.Contains("| Buffered (1) ", text, StringComparison.Ordinal);
        Assert.EndsWith("\n(1) It is contractless.\n", text, StringComparison.Ordinal);
        Assert.DoesNotContain("of another model", text, StringComparison.Ordinal);
        Assert.EndsWith("3 samples: one operation is a call for each, in their order, and a size is their sum", ResultTable.Of(run with { OwnType = run.OwnType! with { Samples = 3 } }).First().Model, StringComparison.Ordinal);
    }

    [Fact]
    public void ALossIsSaidUnderEveryTable()
    {
        var run = _run with { OwnType = _run.OwnType! with { Lost = ["note", "lines[…].tax"] } };
        Assert.All(ResultTable.Of(run), table => Assert.EndsWith(
            "\n\nThe values of Shop.Tiny do not keep everything that the samples hold: note, lines[…].tax are lost.  \n", table.Render(), StringComparison.Ordinal));
    }
}
