using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Tests.Output.Tables;

public class VersusTableTests
{
    // Every iteration of a round is a thousand operations; its lower quartile is 0.995 of the time given here.
    private static readonly RunRecord _run = RecordFactory.Run(
        Case("SerializeOnce", "A", "Small", 100, 100, 100),
        Case("SerializeOnce", "B", "Small", 250, 250, 250),
        Case("SerializeOnce", "A", "Large", 1000, 300, 300, 300),
        Case("SerializeOnce", "B", "Large", 200, 120, 120, 120),
        Case("DeserializeOnce", "A", "Small", 100, 90, 100, 110),
        Case("DeserializeOnce", "B", "Small", 250, 92, 99, 108),
        Case("DeserializeOnce", "B", "Large", 200, 500),
        Case("DeserializeOnce", "C", "Large", 1, 1));

    [Fact]
    public void SpeedUpIsTheSecondsTimeByTheFirsts() => Assert.Equal(
        string.Join('\n', [
            "| Operation | Model | A | B | Speed-up | A is | Allocated, B |",
            "| SerializeOnce | Small | 100 ns | 250 ns | 2.50 | 2.50 times faster | 56 B |",
            "| SerializeOnce | Large | 300 ns | 120 ns | 0.40 | 2.50 times slower | 56 B |",
            "| DeserializeOnce | Small | 95.0 ns | 95.5 ns | 1.01 | same | 56 B |",
            "| DeserializeOnce | Large | n/a | 500 ns | n/a | n/a | n/a and 56 B |",
        ]),
        string.Join('\n', Rows(VersusTable.Render(_run, new SerializerPair("A", "B"), headingLevel: 2), "## A versus B: time")));

    [Fact]
    public void SizeRatioIsTheSecondsPayloadByTheFirsts() => Assert.Equal(
        [
            "| Model | A | B | Ratio | A is |",
            "| Small | 100 B | 250 B | 2.50 | 2.50 times smaller |",
            "| Large | 1,000 B | 200 B | 0.20 | 5.00 times larger |",
        ],
        Rows(VersusTable.Render(_run, new SerializerPair("A", "B"), headingLevel: 2), "## A versus B: size"));

    [Fact]
    public void OneRoundTellsNothingWithinTheLimit()
    {
        var run = RecordFactory.Run(Case("SerializeOnce", "A", "Small", 100, 100), Case("SerializeOnce", "B", "Small", 100, 104));
        Assert.Contains("| SerializeOnce | Small | 100 ns | 104 ns | 1.04 | unclear | 56 B |", Rows(VersusTable.Render(run, new SerializerPair("A", "B"), headingLevel: 2), "## A versus B: time"));
    }

    [Fact]
    public void TurnedAroundTheWordsAreTurnedAroundToo()
    {
        var text = VersusTable.Render(_run, new SerializerPair("B", "A"), headingLevel: 3);
        Assert.Contains("| SerializeOnce | Small | 250 ns | 100 ns | 0.40 | 2.50 times slower | 56 B |", Rows(text, "### B versus A: time"));
        Assert.Contains("| Large | 200 B | 1,000 B | 5.00 | 5.00 times smaller |", Rows(text, "### B versus A: size"));
    }

    [Fact]
    public void AnEmptyPayloadHasNoRatioAndEqualOnesAreTheSame()
    {
        var run = RecordFactory.Run(
            Case("SerializeOnce", "A", "Empty", 0, 1),
            Case("SerializeOnce", "B", "Empty", 3, 1),
            Case("SerializeOnce", "A", "Equal", 3, 1),
            Case("SerializeOnce", "B", "Equal", 3, 1));
        Assert.Equal(
            ["| Empty | 0 B | 3 B | n/a | n/a |", "| Equal | 3 B | 3 B | 1.00 | same |"],
            Rows(VersusTable.Render(run, new SerializerPair("A", "B"), headingLevel: 2), "## A versus B: size").Skip(1));
    }

    private static CaseRecord Case(string operation, string serializer, string model, int bytes, params double[] rounds) =>
        RecordFactory.Case(operation, serializer, model, [.. rounds.Select((value, index) => RecordFactory.Round(index + 1, value))]) with { PayloadBytes = bytes };

    // The rows of a table without what pads them.
    private static IEnumerable<string> Rows(string text, string heading) =>
        from line in text.Split(heading + "\n\n")[1].Split("\n\n")[0].TrimEnd('\n').Split('\n')
        where !line.StartsWith("|-", StringComparison.Ordinal)
        select $"| {string.Join(" | ", line.Split('|', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries))} |";
}
