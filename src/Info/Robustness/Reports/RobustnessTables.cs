using System.Globalization;
using System.Text;
using SerializationBenchmarks.Info.Robustness.Children;
using SerializationBenchmarks.Info.Robustness.Inputs;
using SerializationBenchmarks.Info.Robustness.Trials;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Info.Robustness.Reports;

/// <summary>Renders what became of hostile inputs as Markdown.</summary>
internal static class RobustnessTables
{
    /// <summary>Writes all tables.</summary>
    /// <param name="facts">What became of the inputs.</param>
    /// <param name="fold">Whether a page hides the tables by class until somebody asks.</param>
    public static string Write(RobustnessFacts facts, bool fold)
    {
        SerializerRobustness[] results = [.. facts.Serializers.Where(result => result.Classes.Count > 0)];
        var text = new StringBuilder(WriteHead(facts)).Append('\n').Append(WriteCounts(results, result => result.All, withGrade: true));
        text.Append("\nFor each bad outcome its smallest input, shortened and zeroed as far as the outcome remains:\n\n").Append(WriteExamples(results));
        if (fold)
            text.Append("\n<details><summary>The counts by class of inputs</summary>\n");
        foreach (var @class in Enum.GetValues<InputClass>())
            text.Append('\n').Append(WriteClass(results, @class));
        if (fold)
            text.Append("\n</details>\n");
        return text.Append(WriteFoot(facts)).ToString();
    }

    /// <summary>A grade as a cell of a table has it.</summary>
    public static string Describe(HostileInputGrade grade) => grade switch
    {
        HostileInputGrade.EndsTheProcess => "ends the process",
        HostileInputGrade.WithoutLimit => "unbounded memory or time",
        HostileInputGrade.UndocumentedException => "undocumented exceptions",
        _ => "fine",
    };

    private static string WriteHead(RobustnessFacts facts) => string.Create(CultureInfo.InvariantCulture, $"""
        Each serializer deserialized the payload of {string.Join(", ", facts.Models)} truncated at each byte, with each bit
        flipped, with each length and count at its maximum, nested {HostileInputs.NestingDepth:N0} deep, and {NumberText.Count(facts.Mutants, "mutant")} of it (seed
        {facts.Seed}); counts are sums over the models.

        *Grade* is the worst outcome: an input *ends the process* (with a stack of 1 MiB and a heap of {ChildProcess.HeapLimit >> 20} MiB), which no program can
        prevent; it takes *unbounded memory or time*; it throws *undocumented exceptions*, which a program survives if it catches all; or *fine*.
        *Rejected* is with the library's own exception, *with another* with any other one. *As different* and *as the sample* were accepted:
        most bytes can have other values, and the format cannot tell. *Memory* counts inputs that allocated more than {TrialLimits.MostMemoryPerByte:N0} times
        their length or, if that is more than 1 MiB, than 1 MiB and {TrialLimits.MostGrowth} times their length; {TrialLimits.ExceptionMemory >> 10} KiB are always allowed.

        """).ReplaceLineEndings("\n");

    private static string WriteClass(IReadOnlyList<SerializerRobustness> results, InputClass @class)
    {
        ClassCounts Counts(SerializerRobustness result) => result.Classes.Single(counts => counts.Class == @class);
        SerializerRobustness[] withInputs = [.. results.Where(result => Counts(result).Inputs > 0)];
        var text = $"**{Title(@class)}**\n";
        if (withInputs.Length > 0)
            text += $"\n{WriteCounts(withInputs, Counts, withGrade: false)}";
        var none = LeftOutNote.Lines("none", results
            .Where(result => Counts(result).WhyNone is not null)
            .Select(result => (result.Serializer, Counts(result).WhyNone!)));
        return none.Length == 0 ? text : $"{text}\n{none}";
    }

    private static string Title(InputClass @class) => @class switch
    {
        InputClass.Truncation => "Truncated at each byte",
        InputClass.BitFlip => "Each bit flipped",
        InputClass.Length => "Each length and count at its maximum",
        InputClass.Nesting => string.Create(CultureInfo.InvariantCulture, $"Nested {HostileInputs.NestingDepth:N0} deep"),
        InputClass.Mutant => "Mutants",
        _ => @class.ToString(),
    };

    private static MarkdownTable WriteCounts(IReadOnlyList<SerializerRobustness> results, Func<SerializerRobustness, ClassCounts> counts, bool withGrade)
    {
        Column[] grade = withGrade ? [Column.Text("Grade")] : [];
        var table = new MarkdownTable(
        [
            Column.Text("Serializer"), .. grade, Column.Number("Inputs"), Column.Number("Rejected"), Column.Number("With another"), Column.Number("As different"),
            Column.Number("As the sample"), Column.Number("Over 1 s"), Column.Number("Memory"), Column.Number("Ended"),
        ]);
        foreach (var result in results)
        {
            var all = counts(result);
            string[] graded = withGrade ? [Describe(result.Grade)] : [];
            table.AddRow(
            [
                result.Serializer, .. graded, Number(all.Inputs), Number(all.Rejected), Number(all.RejectedWithAnother), Number(all.AcceptedAsDifferent),
                Number(all.AcceptedAsSame), Number(all.Slow), Number(all.OverAllocated), Number(all.Ended),
            ]);
        }

        return table;
    }

    private static string WriteExamples(IReadOnlyList<SerializerRobustness> results)
    {
        if (results.All(result => result.Examples.Count == 0))
            return "None had any.\n";
        var table = new MarkdownTable(
            Column.Text("Serializer"), Column.Text("Outcome"), Column.Number("Inputs"), Column.Text("Model"), Column.Text("Bytes"), Column.Text("Found in"));
        foreach (var result in results)
        {
            foreach (var example in result.Examples)
                table.AddRow(result.Serializer, example.Outcome, Number(example.Times), example.Model, $"`{example.Text}`", example.Input);
        }

        return table.ToString();
    }

    private static string WriteFoot(RobustnessFacts facts)
    {
        var foot = LeftOutNote.Lines("n/a", facts.Serializers.SelectMany(result => result.UnsupportedBecause ?? [], (result, reason) => (result.Serializer, reason)))
            + LeftOutNote.Lines("not all tried", facts.Serializers
                .Where(result => result.Classes.Any(counts => counts.Untried > 0))
                .Select(result => (result.Serializer, $"Too many inputs ended the process; {Number(result.All.Untried)} were not tried.")))
            + LeftOutNote.Write(facts.LeftOut);
        return foot.Length == 0 ? "" : $"\n{foot}";
    }

    private static string Number(int count) => count == 0 ? "-" : count.ToString("N0", CultureInfo.InvariantCulture);
}
