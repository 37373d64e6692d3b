using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Benchmarks.Rendering.Pages;

/// <summary>Which record each page shows: docs/facts/records.json.</summary>
/// <param name="root">The repository's root.</param>
internal sealed class ShownRecords(string root)
{
    /// <summary>The file, relative to the repository's root.</summary>
    public const string Path = $"{FactsJson.Folder}/records.json";

    private readonly SortedDictionary<string, string> _records = new(FactsJson.Read<Dictionary<string, string>>(root, System.IO.Path.GetFileName(Path)) ?? [], StringComparer.Ordinal);

    /// <summary>The record that a page shows, by its path within the repository; null if that is not known.</summary>
    /// <param name="page">The page, relative to the repository's root.</param>
    public string? Of(string page) => _records.GetValueOrDefault(page);

    /// <summary>Reads the record that a study's page shows, so that another page can show some of its figures.</summary>
    /// <param name="study">The study's name.</param>
    /// <returns>The record; null where the study has no page yet.</returns>
    /// <exception cref="UserErrorException">The record cannot be read.</exception>
    public RunRecord? ReadStudy(string study) => Read(RecordPages.StudyPage(study));

    /// <summary>Reads the record that a page shows.</summary>
    /// <param name="page">The page, relative to the repository's root.</param>
    /// <returns>The record; null where that is not known.</returns>
    /// <exception cref="UserErrorException">The record cannot be read.</exception>
    public RunRecord? Read(string page) => Of(page) is { } record ? RecordFile.Read(System.IO.Path.Combine(root, record)) : null;

    /// <summary>The records, each once, by their paths within the repository.</summary>
    public IEnumerable<string> All => _records.Values.Distinct();

    /// <summary>Renders the file with a record for some pages.</summary>
    /// <param name="pages">The pages, relative to the repository's root.</param>
    /// <param name="record">The record.</param>
    public string RenderWith(IEnumerable<string> pages, string record)
    {
        foreach (var page in pages)
            _records[page] = record;
        return FactsJson.RenderLines(_records);
    }

    /// <summary>Checks that no case would vanish from a page.</summary>
    /// <param name="page">The page, relative to the repository's root.</param>
    /// <param name="kept">The cases that will be shown.</param>
    /// <exception cref="UserErrorException">A case of the record that the page shows would vanish, or that record cannot be read.</exception>
    public void CheckLoss(string page, IReadOnlySet<CaseKey> kept)
    {
        if (Of(page) is not { } record || System.IO.Path.Combine(root, record) is not { } path || !File.Exists(path))
            return;
        CaseKey[] shown = [.. RecordFile.Read(path).Cases.Select(@case => @case.Key)];
        CaseKey[] lost = [.. shown.Where(key => !kept.Contains(key))];
        if (lost.Length > 0)
            throw new UserErrorException($"{page} shows {NumberText.Count(shown.Length, "case")}, of which the run lacks {lost.Length} (the first: {lost[0]}), and {GeneratedFiles.OptionName} would remove them; leave it out, or give {RecordPages.ReplaceName} too if that is meant.");
    }
}
