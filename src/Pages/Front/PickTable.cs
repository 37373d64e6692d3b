using System.Globalization;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Rendering.Tables;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Pages.Front;

/// <summary>
/// Which library to take for what: of those that meet a need by what is known of them, the fastest of the short table, or the one with the smallest payload,
/// with the next one that meets it too, and what the first one lacks.
/// </summary>
internal static class PickTable
{
    // What readers come with. A need that nobody has checked of a library is not met.
    private static readonly Question[] _questions =
    [
        new("Speed between .NET programs", [Need.OwnClasses]),
        new("A `.proto` file or gRPC", [Need.OtherLanguages], "Protocol Buffers"),
        new("Other languages, from a schema file", [Need.SchemaFile, Need.OtherLanguages, Need.Versions]),
        new("Other languages, from your own classes", [Need.OwnClasses, Need.OtherLanguages, Need.Versions]),
        new("A payload that people or browsers read", [Need.Readable]),
        new("Old and new versions of your classes", [Need.OwnClasses, Need.Versions]),
    ];

    private const int YearsWithoutRelease = 2; // Readers ask who still maintains it.

    /// <summary>Renders the table as Markdown.</summary>
    /// <param name="table">The short table, whose rows are the libraries.</param>
    /// <param name="facts">What is known of the libraries.</param>
    public static string Render(ShortTable table, AllFacts facts)
    {
        var markdown = new MarkdownTable(Column.Text("You need"), Column.Text("Fastest, then"), Column.Text("What the first costs"));
        var rows = table.Rows;
        foreach (var question in _questions)
        {
            SerializerRecord[] meeting = [.. rows.Where(row => question.IsMetBy(row, facts)).DistinctBy(row => (row.Library, row.Format)).Take(2)];
            AddRow(question.Text, meeting, row => row == meeting[0] ? "" : $" ({NumberText.TwoDigits(table.TimesAsLong(row, meeting[0]))}×{(table.FreshTimesAsLong(row, meeting[0]) is var fresh && double.IsFinite(fresh) ? $", fresh {NumberText.TwoDigits(fresh)}×" : "")})");
        }

        SerializerRecord[] smallest = [.. rows.Where(row => facts.Of(row.Name, Need.OwnClasses).Answer is Answer.Yes && table.SizeOf(row.Name) is not null).OrderBy(row => table.SizeOf(row.Name)).DistinctBy(row => (row.Library, row.Format)).Take(2)];
        AddRow("The smallest payload, uncompressed", smallest, row => $" ({table.SizeOf(row.Name)} B)");
        return markdown.ToShortString();

        void AddRow(string text, SerializerRecord[] meeting, Func<SerializerRecord, string> figure) => markdown.AddRow(
            text,
            meeting.Length == 0 ? "none of those that were checked" : string.Join("; ", meeting.Select((row, place) => $"{(place == 0 ? $"**{Name(row, table)}**" : Name(row, table))}{figure(row)}")),
            meeting.Length == 0 ? "" : Drawbacks(facts, meeting[0].Name, table.Started));
    }

    // A library with several formats is named by them.
    private static string Name(SerializerRecord row, ShortTable table)
    {
        var name = table.Rows.Where(other => other.Library == row.Library).Select(other => other.Format).Distinct().Count() == 1 ? LibraryRows.NameOf(row) : row.Format;
        return LibraryRows.Configuration(row, table.All) is { Length: > 0 } configuration ? $"{name}, {configuration}" : name;
    }

    private static string Drawbacks(AllFacts facts, string serializer, DateTime now)
    {
        var released = facts.Serializers.FirstOrDefault(known => known.Name == serializer)?.Released;
        string[] old = DateTime.TryParseExact(released, "yyyy-MM", CultureInfo.InvariantCulture, DateTimeStyles.None, out var month) && month.AddYears(YearsWithoutRelease) < now ? [$"last release {month.Year.ToString(CultureInfo.InvariantCulture)}"] : [];
        string[] lacking = [.. facts.Needs.Where(need => need.Lacking is not null && facts.Of(serializer, need.Id).Answer is Answer.No).Select(need => facts.Of(serializer, need.Id).Brief switch
        {
            Verdict.ReadsOlder => "does not read newer versions",
            { } brief when need.Heading is not null && brief.StartsWith(Verdict.NoSuch, StringComparison.Ordinal) => $"{WithinASentence(need.Heading)}: {brief}",
            _ => need.Lacking!,
        }).Distinct()];
        string[] remarks = [.. facts.Needs.Where(need => need.Heading is not null).Select(need => (need, Verdict: facts.Of(serializer, need.Id))).Where(pair => pair.Verdict is { Answer: Answer.Yes, Brief: { } brief } && brief.StartsWith(Verdict.YesBut, StringComparison.Ordinal) && !lacking.Any(lack => lack.Split(' ')[^1] == brief[Verdict.YesBut.Length..].Split(' ')[^1])).Select(pair => $"{WithinASentence(pair.need.Heading!)}: {pair.Verdict.Brief!.Replace(Verdict.Except, "not all ", StringComparison.Ordinal).Replace(Verdict.YesBut, "", StringComparison.Ordinal)}")];
        return lacking.Length + remarks.Length + old.Length == 0 ? "nothing of what is listed below" : string.Join("; ", [.. lacking, .. remarks, .. old]);
    }

    // A name keeps its capitals.
    private static string WithinASentence(string heading) => heading.AsSpan(1).ContainsAnyInRange('A', 'Z') ? heading : $"{char.ToLowerInvariant(heading[0])}{heading[1..]}";

    /// <summary>What a reader comes with.</summary>
    /// <param name="Text">The need.</param>
    /// <param name="Needs">What must be known of a library, by the names of <see cref="Need"/>.</param>
    /// <param name="Format">The format that it must have; null for any.</param>
    private sealed record Question(string Text, string[] Needs, string? Format = null)
    {
        /// <summary>Whether a library meets it.</summary>
        public bool IsMetBy(SerializerRecord row, AllFacts facts) =>
            (Format is null || row.Format == Format) && Needs.All(need => facts.Of(row.Name, need).Answer is Answer.Yes);
    }
}
