using System.Globalization;
using System.Text;
using SerializationBenchmarks.Info.Robustness.Children;
using SerializationBenchmarks.Info.Robustness.Inputs;
using SerializationBenchmarks.Info.Robustness.Trials;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Info.Robustness.Reports;

/// <summary>Renders what became of hostile inputs as Markdown.</summary>
internal static class RobustnessTables
{
    /// <summary>Writes all tables.</summary>
    /// <param name="report">What became of the inputs.</param>
    /// <param name="fold">Whether a page hides the tables by class until somebody asks.</param>
    public static string Write(RobustnessReport report, bool fold)
    {
        var results = report.Results.Where(result => result.UnsupportedBecause is null).ToList();
        var text = new StringBuilder(WriteHead(report)).Append('\n').Append(WriteCounts(results, result => result.Classes.Aggregate((left, right) => left + right)));
        text.Append("\nFor each bad outcome the smallest input that had it, with everything taken away and zeroed that the outcome does not need:\n\n").Append(WriteExamples(results));
        if (fold)
            text.Append("\n<details><summary>The counts by class of inputs</summary>\n");
        foreach (var @class in Enum.GetValues<InputClass>())
            text.Append('\n').Append(WriteClass(results, @class));
        if (fold)
            text.Append("\n</details>\n");
        return text.Append(WriteFoot(report)).ToString();
    }

    private static string WriteHead(RobustnessReport report) => string.Create(CultureInfo.InvariantCulture, $"""
        Each serializer's reader was given the payload of {string.Join(", ", report.Results.Select(result => result.Model).Distinct())} cut off at each byte, with each bit
        flipped, with each length and count at its greatest, nested {HostileInputs.NestingDepth:N0} deep, and {NumberText.Count(report.Mutants, "mutant")} of it (seed
        {report.Seed}); counts are over the models. *Rejected* is with the library's own exception, the good end; *with another* is with one
        that callers who catch the library's own don't catch. *As different* and *as the sample* is what was accepted: most bytes can be
        other bytes, and the format cannot tell. *Over 1 s* and *memory* (over 1,000 times the input or 1 MiB, whichever is less, but
        not below {TrialLimits.ExceptionMemory >> 10} KiB) are what a stranger could use to exhaust a server, and *ended* what could stop it: the reader ended its process,
        with a stack of 1 MiB and a heap of {ChildProcess.HeapLimit >> 20} MiB.

        """).ReplaceLineEndings("\n");

    private static string WriteClass(IReadOnlyList<RobustnessResult> results, InputClass @class)
    {
        ClassCounts Counts(RobustnessResult result) => result.Classes.Single(counts => counts.Class == @class);
        var withInputs = results.Where(result => Counts(result).Inputs > 0).ToList();
        var text = $"**{Title(@class)}**\n";
        if (withInputs.Count > 0)
            text += $"\n{WriteCounts(withInputs, Counts)}";
        var none = LeftOutNote.Lines("none", results
            .Where(result => Counts(result).WhyNone is not null)
            .Select(result => (result.Serializer, Counts(result).WhyNone!)));
        return none.Length == 0 ? text : $"{text}\n{none}";
    }

    private static string Title(InputClass @class) => @class switch
    {
        InputClass.Truncation => "Cut off at each byte",
        InputClass.BitFlip => "Each bit flipped",
        InputClass.Length => "Each length and count at its greatest",
        InputClass.Nesting => string.Create(CultureInfo.InvariantCulture, $"Nested {HostileInputs.NestingDepth:N0} deep"),
        InputClass.Mutant => "Mutants",
        _ => @class.ToString(),
    };

    private static MarkdownTable WriteCounts(IReadOnlyList<RobustnessResult> results, Func<RobustnessResult, ClassCounts> counts)
    {
        var table = new MarkdownTable(
            Column.Text("Serializer"), Column.Number("Inputs"), Column.Number("Rejected"), Column.Number("With another"), Column.Number("As different"),
            Column.Number("As the sample"), Column.Number("Over 1 s"), Column.Number("Memory"), Column.Number("Ended"));
        foreach (var models in results.GroupBy(result => result.Serializer))
        {
            var all = models.Select(counts).Aggregate((left, right) => left + right);
            table.AddRow(
                models.Key, Number(all.Inputs), Number(all.Rejected), Number(all.RejectedWithAnother), Number(all.AcceptedAsDifferent),
                Number(all.AcceptedAsSame), Number(all.Slow), Number(all.OverAllocated), Number(all.Ended));
        }

        return table;
    }

    private static string WriteExamples(IReadOnlyList<RobustnessResult> results)
    {
        var table = new MarkdownTable(
            Column.Text("Serializer"), Column.Text("Outcome"), Column.Number("Inputs"), Column.Text("Model"), Column.Text("Bytes"), Column.Text("Found in"));
        var any = false;
        foreach (var models in results.GroupBy(result => result.Serializer))
        {
            foreach (var outcome in models.SelectMany(result => result.Examples.Select(example => (result.Model, Example: example))).GroupBy(pair => pair.Example.Outcome))
            {
                any = true;
                var (model, example) = outcome.MinBy(pair => pair.Example.Length);
                table.AddRow(models.Key, outcome.Key, Number(outcome.Sum(pair => pair.Example.Times)), model, $"`{example.Text}`", example.Input);
            }
        }

        return any ? table.ToString() : "None had any.\n";
    }

    private static string WriteFoot(RobustnessReport report)
    {
        var foot = LeftOutNote.Lines("n/a", report.Results.Where(result => result.UnsupportedBecause is not null).Select(result => (result.Serializer, result.UnsupportedBecause!)))
            + LeftOutNote.Lines("not all tried", report.Results
                .Where(result => result.Classes.Any(counts => counts.Untried > 0))
                .Select(result => (result.Serializer, $"Too many inputs of {result.Model} ended the process; {Number(result.Classes.Sum(counts => counts.Untried))} were not tried.")))
            + LeftOutNote.Write();
        return foot.Length == 0 ? "" : $"\n{foot}";
    }

    private static string Number(int count) => count == 0 ? "-" : count.ToString("N0", CultureInfo.InvariantCulture);
}
