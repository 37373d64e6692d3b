using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Benchmarks.Rendering.Tables;

/// <summary>Which library to take for what: of those that meet a need by what is known of them, the two fastest of the short table, and what the first one lacks.</summary>
internal static class PickTable
{
    private const int Picked = 2;

    // What readers come with. A need that nobody has checked of a library is not met.
    private static readonly (string Question, string[] Needs)[] _questions =
    [
        ("Speed between .NET programs, your own classes", [Need.OwnClasses]),
        ("Other languages, with a schema file", [Need.SchemaFile, Need.OtherLanguages, Need.Versions]),
        ("The same, with untrusted input", [Need.SchemaFile, Need.OtherLanguages, Need.Versions, Need.Untrusted]),
        ("Other languages, without a schema file; versions mix", [Need.OwnClasses, Need.OtherLanguages, Need.Versions]),
        ("People or browsers read the payload", [Need.Readable]),
        ("Old and new versions of your classes mixed", [Need.OwnClasses, Need.Versions]),
        ("Untrusted input; versions mix", [Need.Untrusted, Need.Versions]),
        ("NativeAOT, own classes; versions mix", [Need.OwnClasses, Need.NativeAot, Need.Versions]),
    ];

    /// <summary>Renders the table as Markdown.</summary>
    /// <param name="table">The short table, whose rows are the libraries.</param>
    /// <param name="facts">What is known of the libraries.</param>
    public static string Render(ShortTable table, AllFacts facts)
    {
        var markdown = new MarkdownTable(Column.Text("You need"), Column.Text("Fastest, then"), Column.Text("Drawbacks of the first"));
        var rows = table.Rows(facts);
        foreach (var (question, needs) in _questions)
        {
            SerializerRecord[] meeting = [.. rows.Where(row => needs.All(need => facts.Of(row.Name, need).Answer is Answer.Yes)).Take(Picked)];
            markdown.AddRow(
                question,
                meeting.Length == 0 ? "none of those that were checked" : string.Join("; ", meeting.Select((row, place) => place == 0 ? $"**{Name(row, rows)}**" : $"{Name(row, rows)} ({Times(table, row, meeting[0])})")),
                meeting.Length == 0 ? "" : Drawbacks(facts, meeting[0].Name));
        }

        return markdown.ToShortString();
    }

    // A library with several rows is named by their formats.
    private static string Name(SerializerRecord row, IReadOnlyList<SerializerRecord> rows) =>
        row.Library.LastIndexOf(' ') is var place and > 0 && rows.Count(other => other.Library == row.Library) == 1 ? row.Library[..place] : row.Format;

    private static string Times(ShortTable table, SerializerRecord row, SerializerRecord first) => $"{NumberText.TwoDigits(table.TimesAsLong(row, first))}×";

    private static string Drawbacks(AllFacts facts, string serializer)
    {
        string[] lacking = [.. facts.Needs.Where(need => need.Lacking is not null && facts.Of(serializer, need.Id).Answer is Answer.No).Select(need => need.Lacking!)];
        string[] remarks = [.. facts.Needs.Where(need => need.Heading is not null).Select(need => (need, Verdict: facts.Of(serializer, need.Id))).Where(pair => pair.Verdict is { Answer: Answer.Yes, Brief: { } brief } && brief.StartsWith("yes, ", StringComparison.Ordinal)).Select(pair => $"{WithinASentence(pair.need.Heading!)}: {pair.Verdict.Brief!["yes, ".Length..]}")];
        return lacking.Length + remarks.Length == 0 ? "none found" : string.Join("; ", [.. lacking, .. remarks]);
    }

    // A name keeps its capitals.
    private static string WithinASentence(string heading) => heading.AsSpan(1).ContainsAnyInRange('A', 'Z') ? heading : $"{char.ToLowerInvariant(heading[0])}{heading[1..]}";
}
