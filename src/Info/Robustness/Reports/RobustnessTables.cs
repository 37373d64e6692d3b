using System.Globalization;
using SerializationBenchmarks.Info.Robustness.Children;
using SerializationBenchmarks.Info.Robustness.Inputs;
using SerializationBenchmarks.Info.Robustness.Trials;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Info.Robustness.Reports;

/// <summary>Renders what became of hostile inputs as Markdown.</summary>
internal static class RobustnessTables
{
    /// <summary>Writes all tables.</summary>
    public static string Write(RobustnessFacts facts) =>
        $"{WriteHead(facts)}\n{WriteCounts(facts)}\nExceptions that are not the library's own:\n\n{WriteExceptions(facts)}{WriteFoot(facts)}";

    /// <summary>What inputs of a grade did, as the end of a sentence; null where they did nothing bad.</summary>
    public static string? Describe(HostileInputGrade grade) => grade switch
    {
        HostileInputGrade.EndsTheProcess => "ended the process, which no program can prevent",
        HostileInputGrade.UnboundedMemory => "allocated memory out of proportion to their length",
        HostileInputGrade.TakesSeconds => "took over a second",
        HostileInputGrade.UndocumentedException => "threw an exception that is not the library's own, so catch every type",
        _ => null,
    };

    private static string Name(HostileInputGrade grade) => grade switch
    {
        HostileInputGrade.EndsTheProcess => "ends the process",
        HostileInputGrade.UnboundedMemory => "unbounded memory",
        HostileInputGrade.TakesSeconds => "takes seconds",
        HostileInputGrade.UndocumentedException => "undocumented exceptions",
        _ => "fine",
    };

    private static string WriteHead(RobustnessFacts facts) => string.Create(CultureInfo.InvariantCulture, $"""
        Each serializer deserialized the payload of {string.Join(", ", facts.Models)} truncated at each byte; with each bit flipped; with the
        greatest values of 1, 2, 4 and 8 bytes and of a variable-length integer at each byte; {NumberText.Count(facts.Mutants, "mutant")} of it; and up to {Repetitions.Most:N0}
        times with a run of up to {Repetition.LongestRun} of its bytes repeated up to {Repetition.MostTimes:N0} times somewhere (seed {facts.Seed}). The inputs are made
        without knowledge of the formats, so a library may have weaknesses that they do not meet. Counts are sums over the models.

        *Grade* is the worst outcome: an input *ends the process* (with a stack of 1 MiB and a heap of {ChildProcess.HeapLimit >> 20} MiB), which no program can
        prevent; it takes *unbounded memory*; it *takes seconds* of processor time; it throws *undocumented exceptions*, which a program survives if it catches
        all; or *fine*. *Rejected* is with the library's own exception, *with another* with any other one. *As different* and *as the sample* were
        accepted: most bytes can have other values, and the format cannot tell. *Memory* counts inputs that ran out of memory, or allocated
        more than {TrialLimits.MostMemoryPerByte:N0} times their length or, if that is more than 1 MiB, than 1 MiB and {TrialLimits.MostGrowth} times their length; {TrialLimits.ExceptionMemory >> 10} KiB are always allowed.

        """).ReplaceLineEndings("\n");

    private static MarkdownTable WriteCounts(RobustnessFacts facts)
    {
        var table = new MarkdownTable(
            Column.Text("Serializer"), Column.Text("Library"), Column.Text("Grade"), Column.Number("Inputs"), Column.Number("Rejected"), Column.Number("With another"),
            Column.Number("As different"), Column.Number("As the sample"), Column.Number("Over 1 s"), Column.Number("Memory"), Column.Number("Ended"));
        foreach (var result in facts.Serializers)
        {
            if (result.Counts is not { } counts)
                continue;
            table.AddRow(
                SerializerLabels.Of(result.Serializer), result.Library, result.Earlier is null ? Name(result.Grade) : $"{Name(result.Grade)}, earlier", Number(counts.Inputs), Number(counts.Rejected), Number(counts.RejectedWithAnother),
                Number(counts.AcceptedAsDifferent), Number(counts.AcceptedAsSame), Number(counts.Slow), Number(counts.OverAllocated), Number(counts.Ended));
        }

        return table;
    }

    private static string WriteExceptions(RobustnessFacts facts)
    {
        if (facts.Serializers.All(result => result.Exceptions is []))
            return "None had any.\n";
        var table = new MarkdownTable(Column.Text("Serializer"), Column.Text("Exception"), Column.Number("Inputs"));
        foreach (var result in facts.Serializers)
        {
            foreach (var exception in result.Exceptions)
                table.AddRow(SerializerLabels.Of(result.Serializer), exception.Type, Number(exception.Inputs));
        }

        return table.ToString();
    }

    private static string WriteFoot(RobustnessFacts facts)
    {
        var foot = LeftOutNote.Lines("earlier", facts.Serializers
                .Where(result => result.Earlier is not null)
                .Select(result => (result.Serializer, Tell(result.Earlier!))))
            + LeftOutNote.Lines("n/a", facts.Serializers.SelectMany(result => result.UnsupportedBecause ?? [], (result, reason) => (result.Serializer, reason)))
            + LeftOutNote.Lines("not all tried", facts.Serializers
                .Where(result => result.Counts?.Untried > 0)
                .Select(result => (result.Serializer, $"Too many inputs ended the process or had to be stopped; {Number(result.Counts!.Untried)} were not tried.")))
            + LeftOutNote.Write(facts.LeftOut);
        return foot.Length == 0 ? "" : $"\n{foot}";
    }

    private static string Tell(EarlierTest earlier) => string.Create(
        CultureInfo.InvariantCulture,
        $"These inputs did no such harm, but in an earlier test, of {earlier.Library} on {earlier.Date:yyyy-MM-dd}, {NumberText.Count(earlier.Inputs, "input")} {Describe(earlier.Grade)}.");

    private static string Number(int count) => count == 0 ? "-" : count.ToString("N0", CultureInfo.InvariantCulture);
}
