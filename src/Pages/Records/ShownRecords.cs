using SerializationBenchmarks.Pages.Studies;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Pages.Records;

/// <summary>Which record each page shows: docs/facts/records.json.</summary>
internal sealed class ShownRecords(IReadOnlyDictionary<string, string> records)
{
    /// <summary>The file, relative to the repository's root.</summary>
    public const string Path = $"{FactsJson.Folder}/records.json";

    /// <summary>The option that lets cases vanish from a page.</summary>
    public const string ReplaceName = "--replace";

    /// <summary>How many rounds the runs have that README.md shows: it is read most, and times of a few rounds are less sure.</summary>
    public const int ReadmeRounds = 12;

    private readonly SortedDictionary<string, string> _records = new(records.ToDictionary(), StringComparer.Ordinal);

    /// <summary>Reads the file.</summary>
    /// <exception cref="UserErrorException">It cannot be read.</exception>
    public static ShownRecords Read(string root) => new(FactsJson.Read<Dictionary<string, string>>(root, System.IO.Path.GetFileName(Path)) ?? []);

    /// <summary>The pages that show a record, relative to the repository's root.</summary>
    public IEnumerable<string> Pages => _records.Keys;

    /// <summary>The records of pages with pictures, each once: docs/results.md has none.</summary>
    public IEnumerable<string> Pictured => _records.Where(shown => shown.Key != RecordPage.Results).Select(shown => shown.Value).Distinct();

    /// <summary>The record that a page shows; null if that is not known.</summary>
    /// <param name="page">The page, relative to the repository's root.</param>
    public string? Of(string page) => _records.GetValueOrDefault(page);

    /// <summary>Says that the file does not name the record of a page.</summary>
    public static UserErrorException NamesNone(string page) => new($"{Path} names no record for {page}; name one that it shall show.");

    /// <summary>Has the pages of a record's study show it from now on.</summary>
    /// <exception cref="UserErrorException">It has no page, is too uncertain for one, or lacks cases that the page shows.</exception>
    public void Show(string name, RecordFiles files, bool replace)
    {
        var record = files.Read(name);
        string[] pages = [.. PagesOf(name, record).Where(page => replace || page != RecordPage.Results || Of(page) is not { } before || files.Read(before).Models.All(record.Models.Contains))];
        if (pages.Length == 0)
            throw new UserErrorException($"{name} is kept, and no page shows it: {RecordPage.Readme} is of runs of {ReadmeRounds} rounds and more, and {RecordPage.Results} of all models.");
        foreach (var page in pages)
        {
            if (!replace && Of(page) is { } before)
                CheckLoss(page, files.Read(before), record);
            _records[page] = name;
        }
    }

    /// <summary>Renders the file.</summary>
    public string Render() => FactsJson.RenderLines(_records);

    private static string[] PagesOf(string name, RunRecord record) =>
        record.OwnType is { } own ? throw new UserErrorException($"{name} is of your own type {own.Type}, and pages show the models and studies of the repository.")
        : StudyPages.Of(record.Study) is not null ? [RecordPage.OfStudy(record.Study)]
        : record.Study != Study.All[0].Name ? throw new UserErrorException($"{name} is of {record.Study}, which has no page.")
        : RecordPage.WhyNoFigures(record) is { } reason ? throw new UserErrorException($"{name} is kept, and no page shows it: {reason}.")
        : record.Settings.Rounds >= ReadmeRounds ? [RecordPage.Readme, RecordPage.Results]
        : [RecordPage.Results];

    private static void CheckLoss(string page, RunRecord before, RunRecord record)
    {
        CaseKey[] shown = [.. before.Cases.Select(@case => @case.Key).Where(key => page != RecordPage.Readme || key.Model == before.Models[^1])]; // README has one model.
        CaseKey[] lost = [.. shown.Except(record.Cases.Select(@case => @case.Key))];
        if (lost.Length > 0)
            throw new UserErrorException($"{page} shows {NumberText.Count(shown.Length, "case")}. The record lacks {lost.Length} of them (the first: {lost[0]}). Leave it out, or give {ReplaceName} if that is meant.");
    }
}
