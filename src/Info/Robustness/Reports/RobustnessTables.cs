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

    private static MarkdownTable WriteCounts(RobustnessFacts facts) => MarkdownTable.Of(
        facts.Serializers.Where(result => result.Counts is not null),
        Column<SerializerRobustness>.Text("Serializer", result => SerializerLabels.Of(result.Serializer)),
        Column<SerializerRobustness>.Text("Library", result => result.Library),
        Column<SerializerRobustness>.Text("Grade", result => result.Earlier is null ? Name(result.Grade) : $"{Name(result.Grade)}, earlier"),
        Column<SerializerRobustness>.Number("Inputs", result => Number(result.Counts!.Inputs)),
        Column<SerializerRobustness>.Number("Rejected", result => Number(result.Counts!.Rejected)),
        Column<SerializerRobustness>.Number("With another", result => Number(result.Counts!.RejectedWithAnother)),
        Column<SerializerRobustness>.Number("As different", result => Number(result.Counts!.AcceptedAsDifferent)),
        Column<SerializerRobustness>.Number("As the sample", result => Number(result.Counts!.AcceptedAsSame)),
        Column<SerializerRobustness>.Number("Over 1 s", result => Number(result.Counts!.Slow)),
        Column<SerializerRobustness>.Number("Memory", result => Number(result.Counts!.OverAllocated)),
        Column<SerializerRobustness>.Number("Ended", result => Number(result.Counts!.Ended)));

    private static string WriteExceptions(RobustnessFacts facts)
    {
        if (facts.Serializers.All(result => result.Exceptions is []))
            return "None had any.\n";
        return MarkdownTable.Of(
            from result in facts.Serializers from exception in result.Exceptions select (result.Serializer, exception.Type, exception.Inputs),
            Column<(string Serializer, string Type, int Inputs)>.Text("Serializer", exception => SerializerLabels.Of(exception.Serializer)),
            Column<(string Serializer, string Type, int Inputs)>.Text("Exception", exception => exception.Type),
            Column<(string Serializer, string Type, int Inputs)>.Number("Inputs", exception => Number(exception.Inputs))).ToString();
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
