using System.Globalization;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Pages.Front;

/// <summary>
/// Which library to take for what: of those that meet a need by what is known of them, the fastest of the short table, or the one with the smallest payload,
/// with the next one that meets it too, and what the first one costs.
/// </summary>
internal static class PickTable
{
    // What readers come with. A need that nobody has checked of a library is not met.
    private static readonly Question[] _questions =
    [
        new("Speed between .NET programs", [Need.OwnClasses]),
        new("A `.proto` file or gRPC", [Need.OtherLanguages], "Protocol Buffers"),
        new("Other languages, from a schema file", [Need.SchemaFile, Need.OtherLanguages, Need.Versions]),
        new("Other languages, from [your own classes](docs/types.md)", [Need.OwnClasses, Need.OtherLanguages, Need.Versions]),
        new("A payload that people or browsers read", [Need.Readable]),
        new("Old and new versions of your classes", [Need.OwnClasses, Need.Versions]),
    ];

    private const int YearsWithoutRelease = 2;

    private const int MostCosts = 2; // A line says what weighs most; the tables below have all.

    /// <summary>Renders the table as Markdown.</summary>
    public static string Render(ShortTable table, AllFacts facts)
    {
        var markdown = new MarkdownTable(Column.Text("You need"), Column.Text("Pick"), Column.Text("Next, and how much slower"), Column.Text("What the pick costs"));
        var rows = table.Rows;
        foreach (var question in _questions)
        {
            SerializerRecord[] meeting = [.. rows.Where(row => question.IsMetBy(row, facts)).DistinctBy(row => (row.Library, row.Format))];
            AddRow(question.Text, meeting, row => row == meeting[0] ? "" : Times(table, row, meeting[0]), question.Needs.Contains(Need.OtherLanguages) ? OtherDecimals(meeting, facts) : null);
        }

        SerializerRecord[] smallest = [.. rows.Where(row => facts.Of(row.Name, Need.OwnClasses).Answer is Answer.Yes && table.SizeOf(row.Name) is not null).OrderBy(row => table.SizeOf(row.Name)).DistinctBy(row => (row.Library, row.Format)).Take(2)];
        AddRow("The smallest payload, from your own classes", smallest, row => $", {table.SizeOf(row.Name)} B");
        return markdown.ToShortString();

        void AddRow(string text, SerializerRecord[] meeting, Func<SerializerRecord, string> figure, string? unequal = null)
        {
            string CellOf(SerializerRecord row) => $"{table.Labels.Short(row)}{figure(row)}";
            markdown.AddRow(
                text,
                meeting.Length > 0 ? $"**{CellOf(meeting[0])}**" : "none of those that were checked",
                meeting.Length > 1 ? CellOf(meeting[1]) : "",
                meeting.Length > 0 ? Costs(facts, meeting[0].Name, table.Started, unequal) : "");
        }
    }

    // Its time relative to the pick's, and in brackets the same of fresh values.
    private static string Times(ShortTable table, SerializerRecord row, SerializerRecord first) =>
        $", {table.TimesAsLongText(row, first)}×{(table.FreshTimesAsLongText(row, first) is { } fresh ? $" (fresh {fresh}×)" : "")}";

    private static string Costs(AllFacts facts, string serializer, DateTime now, string? unequal)
    {
        string[] costs = [.. facts.Needs.Select(need => Cost(need, facts.Of(serializer, need.Id))).OfType<string>().Distinct().Take(MostCosts), .. OldRelease(facts, serializer, now), .. unequal is null ? (string[])[] : [unequal]];
        return costs.Length == 0 ? "nothing" : string.Join("; ", costs);
    }

    // What a library lacks, or does with a condition; null where it does what is needed.
    private static string? Cost(Need need, Verdict verdict) => verdict switch
    {
        { Answer: Answer.No, Brief: Verdict.ReadsOlder } => "does not read newer versions",
        { Answer: Answer.No, Brief: { } brief } when need.Heading is not null && brief.StartsWith(Verdict.NoSuch, StringComparison.Ordinal) => $"{brief} in other languages",
        { Answer: Answer.No } => need.Lacking,
        { Answer: Answer.Yes, Brief: { } brief } when need.Heading is not null && brief.StartsWith(Verdict.Except, StringComparison.Ordinal) => $"other languages change {brief[Verdict.Except.Length..]}",
        { Answer: Answer.Yes, Brief: { } brief } when need.Heading is not null && brief.StartsWith(Verdict.YesBut, StringComparison.Ordinal) => $"{WithinASentence(need.Heading)}: {brief[Verdict.YesBut.Length..]}",
        _ => null,
    };

    // A name keeps its capitals.
    private static string WithinASentence(string heading) => heading.AsSpan(1).ContainsAnyInRange('A', 'Z') ? heading : $"{char.ToLowerInvariant(heading[0])}{heading[1..]}";

    // What the fastest one saves where others that meet the need write decimals as text.
    private static string? OtherDecimals(SerializerRecord[] meeting, AllFacts facts)
    {
        DecimalForm?[] forms = [.. meeting.Select(row => facts.Serializers.FirstOrDefault(known => known.Name == row.Name)?.Decimals)];
        return forms is [DecimalForm.Bits, ..] && forms.Contains(DecimalForm.Text) ? "decimals as .NET's bits, not text" : null;
    }

    // Readers ask who still maintains it.
    private static string[] OldRelease(AllFacts facts, string serializer, DateTime now) =>
        DateTime.TryParseExact(facts.Serializers.FirstOrDefault(known => known.Name == serializer)?.Released, "yyyy-MM", CultureInfo.InvariantCulture, DateTimeStyles.None, out var month) && month.AddYears(YearsWithoutRelease) < now
            ? [$"last release {month.Year.ToString(CultureInfo.InvariantCulture)}"]
            : [];

    /// <summary>What a reader comes with.</summary>
    /// <param name="Format">The format that it must have; null for any.</param>
    private sealed record Question(string Text, string[] Needs, string? Format = null)
    {
        /// <summary>Whether a library meets it.</summary>
        public bool IsMetBy(SerializerRecord row, AllFacts facts) =>
            (Format is null || row.Format == Format) && Needs.All(need => facts.Of(row.Name, need).Answer is Answer.Yes);
    }
}
