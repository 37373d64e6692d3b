using SerializationBenchmarks.Output;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.Output.Tables;

public sealed class TableTests : IDisposable
{
    private static readonly RunRecord _run = CreateRun();

    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Theory]
    [InlineData("en-US")]
    [InlineData("de-DE")]
    public void AWholeRunIsRenderedAlikeInEveryCulture(string culture) =>
        Snapshot.Match("run.md", InCulture.Run(culture, () => new RunTables(_run).Render(headingLevel: 2)));

    [Fact]
    public void WhatTakesLessThanTheEmptyLoopHasNoTimeAndNoRatio()
    {
        var record = RecordFactory.Run([.. from serializer in new[] { ("Fast", 0.3), ("Slow", 30) } select RecordFactory.Case("SerializeOnce", serializer.Item1, "Tiny", RecordFactory.Round(1, serializer.Item2), RecordFactory.Round(2, serializer.Item2))]);
        var lines = ResultTable.Of(record).Single().Lines;
        Assert.Equal([(null, null), (30, null)], lines.Select(line => (FigureColumn.All[0].Of(line), line.Ratio)));
        Assert.Equal("It takes less time than the empty loop around it, so the run cannot tell how little.", Assert.Single(lines[0].Notes));
        Assert.Empty(lines[1].Notes);
    }

    [Fact]
    public void ARecordIsRenderedIdenticallyEveryTime()
    {
        var path = _folder["run.json"];
        RecordFile.Write(path, _run);
        var first = BuiltPrograms.Run("report", path, "--output", _folder["1"]);
        var second = BuiltPrograms.Run("report", path, "--output", _folder["2"]);
        Assert.Equal((0, ""), (first.ExitCode, first.Error));
        Assert.Equal(first.Output.Replace(_folder["1"], _folder["2"], StringComparison.Ordinal), second.Output);
        Assert.Contains("\nLarge; the fastest first:\n\n| Library ", first.Output.ReplaceLineEndings("\n"), StringComparison.Ordinal); // The files have all tables.
        Assert.Contains(new RunTables(_run).Render(headingLevel: 2), BuiltPrograms.Run("report", path, "--all").Output, StringComparison.Ordinal);

        string[] files = ["pocos-DeserializeOnce-Tiny.md", "pocos-SerializeOnce-Large.md", "pocos-SerializeOnce-Tiny.md", "pocos.md"];
        Assert.Equal(files, Directory.GetFiles(_folder["1"], "*.md").Select(Path.GetFileName).Order(StringComparer.Ordinal));
        Assert.All(files, file => Assert.Equal(File.ReadAllBytes(Path.Combine(_folder["1"], file)), File.ReadAllBytes(Path.Combine(_folder["2"], file))));
        Assert.Equal(new RunTables(_run).Render(headingLevel: 2), File.ReadAllText(Path.Combine(_folder["1"], "pocos.md")));
        Assert.StartsWith("## Title of SerializeOnce: Large\n\n| Serializer ", File.ReadAllText(Path.Combine(_folder["1"], "pocos-SerializeOnce-Large.md")), StringComparison.Ordinal);
    }

    [Fact]
    public void WhatIsParticularOfASerializerOnAModelStandsInThatModelsTables()
    {
        var text = new RunTables(_run with { Notes = [new NoteRecord("Second", "Large", "Large is special.")] }).Render(headingLevel: 2);
        Assert.Contains("| Second (1) ", text, StringComparison.Ordinal);
        Assert.Single(text.Split('\n'), line => line.Contains("Large is special.", StringComparison.Ordinal));
        Assert.Equal(1, text.Split("### Large")[^1].Split("\n#")[0].Split("Large is special.").Length - 1);
    }

    [Fact]
    public void ARunOfOneSerializerIsRendered()
    {
        var text = new RunTables(RecordFactory.Run(RecordFactory.Case("First", 5))).Render(headingLevel: 1);
        Assert.Contains("\n# Title of SerializeOnce\n\n## Tiny\n", text, StringComparison.Ordinal);
        Assert.Contains("| First      | 5.00 ns | ", text, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(1, "1 logical core,", "1 round of 10 turns of 0.5 ms, each serializer on a model in a process of its own, 1 s, ")]
    [InlineData(3, "3 logical cores,", "3 rounds of 10 turns of 0.5 ms, each serializer on a model in a process of its own, 3 s, ")]
    public void TheHardwareBlockHasPlainPluralsAndDurations(int number, string cores, string measured)
    {
        var run = _run with
        {
            Seconds = number,
            Settings = _run.Settings with { Rounds = number },
            Environment = _run.Environment with { Cores = number },
        };
        Assert.Contains($" {cores} ", HardwareBlock.Render(run), StringComparison.Ordinal);
        Assert.Contains($"Measured: 2026-02-03, {measured}", HardwareBlock.Render(run), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(true, ", commit 0123456789, changed since\n")]
    [InlineData(false, ", commit 0123456789\n")]
    [InlineData(null, ", commit 0123456789\n")]
    public void ABuildOfChangedSourcesSaysSo(bool? changed, string end) => Assert.Contains(
        end,
        HardwareBlock.Render(_run with { Environment = _run.Environment with { SourcesChanged = changed } }),
        StringComparison.Ordinal);

    /// <summary>A run in which everything happens that a table can show.</summary>
    private static RunRecord CreateRun()
    {
        CaseRecord[] cases =
        [
            Case("SerializeOnce", "Tiny", "First", 100, 102, 98),
            Case("SerializeOnce", "Tiny", "Second", 50.25, 51.5, 49) with { PayloadBytes = 1416 },
            Marked(Case("SerializeOnce", "Tiny", "Unsettled", 49.5, 52, 50), RoundMarks.Unsettled),
            Marked(Case("SerializeOnce", "Tiny", "Disturbed", 1500.5, 1600, 1550), RoundMarks.Disturbed),
            Marked(Case("SerializeOnce", "Tiny", "Both", 60, 61, 62), RoundMarks.Disturbed | RoundMarks.Unsettled),
            Case("SerializeOnce", "Large", "Second", 2_345_678, 2_400_000, 2_300_000) with { PayloadBytes = 1_234_567 },
            Case("SerializeOnce", "Large", "Unsettled", 3_345_678, 3_400_000, 3_300_000) with { PayloadBytes = 1_234_567 },
            Case("DeserializeOnce", "Tiny", "First", 1234.5, 1240, 1230),
        ];
        var run = RecordFactory.Run(cases);
        return run with
        {
            Models = ["Tiny", "Large"],
            Serializers = [.. new[] { "First", "Second", "Unsettled", "Disturbed", "Both", "Partly", "Wrong" }.Select(name => new SerializerRecord(name, "a format", name, "A serializer."))],
            LeftOut = [new LeftOut("Absent", "The package Absent 1.0.0 cannot be restored."), new LeftOut("AbsentToo", "The package Absent 1.0.0 cannot be restored.")],
            Missing =
            [
                new MissingCase("First", "Large", false, "First cannot write | bars."),
                new MissingCase("Partly", "Tiny", false, "Partly cannot write.", "SerializeOnce"),
                new MissingCase("Wrong", "Tiny", true, "The round trip changes the sample: OtherId: expected 123, got 0."),
                new MissingCase("Second", "Tiny", true, "It threw.", "DeserializeOnce"),
            ],
        };

        static CaseRecord Case(string operation, string model, string serializer, params double[] rounds) =>
            RecordFactory.Case(operation, serializer, model, [.. rounds.Select((value, index) => RecordFactory.Round(index + 1, value) with { Allocated = 1056 })]);

        static CaseRecord Marked(CaseRecord @case, RoundMarks marks) => @case with { Rounds = [@case.Rounds[0] with { Marks = marks }, .. @case.Rounds.Skip(1)] };
    }
}
