using SerializationBenchmarks.Info.Upgrades;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Pages.Facts;
using SerializationBenchmarks.Pages.Front;
using SerializationBenchmarks.Pages.Records;
using SerializationBenchmarks.Pages.Studies;
using SerializationBenchmarks.Pages.Texts;
using SerializationBenchmarks.Pages.Upgrades;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports.Facts;

namespace SerializationBenchmarks.Pages;

/// <summary>Every file that is rendered, whole or between marks, as the records and facts of the repository have it.</summary>
/// <param name="upgrades">What is known of upgrades; null for nothing.</param>
internal sealed class AllPages(string root, RecordFiles records, ShownRecords shown, UpgradeFacts? upgrades)
{
    /// <summary>The part of README.md that says which library to pick.</summary>
    public const string Summary = "summary";

    /// <summary>The part of README.md that says what a serializer changes in a service.</summary>
    public const string Service = "service";

    private const string MethodPage = "docs/method.md";
    private const string SettingsPage = "docs/runtime-settings.md";

    /// <summary>Renders them.</summary>
    public IReadOnlyDictionary<string, string> Render()
    {
        var texts = new SortedDictionary<string, string>(StringComparer.Ordinal)
        {
            [ShownRecords.Path] = shown.Render(),
            [ResultsIndex.Page] = ResultsIndex.Render(records),
            [RecordPage.Readme] = MarkedText.Replace(root, RecordPage.Readme, (Summary, RenderSummary()), (Service, ServiceSentences.Render(records.Of(StudyPages.Service))), (UpgradePage.FrontPart, upgrades is null ? "" : UpgradePage.Front(upgrades))),
            [MethodPage] = MarkedText.Replace(root, MethodPage, ("checks", MethodChecks.Render(records, Shown(RecordPage.Results), BenchmarkDotNetExport.In(root)))),
            [SettingsPage] = MarkedText.Replace(root, SettingsPage, ("settings", RuntimeSettings.Render(records))),
        };
        foreach (var page in shown.Pages.Where(page => page != RecordPage.Readme))
        {
            var record = Shown(page);
            texts[page] = RecordPage.Render(root, page, record, shown.Of(page)!, records.Of(record.Study));
        }

        foreach (var page in FactsPages.All)
        {
            if (page.Render(root) is { } text)
                texts[page.Path] = text;
        }

        if (upgrades is not null)
        {
            texts[UpgradeCommand.Facts.Path] = FactsJson.Render(upgrades);
            texts[UpgradePage.Path] = UpgradePage.Render(upgrades);
        }

        return texts;
    }

    private string RenderSummary()
    {
        var name = shown.Of(RecordPage.Readme)!;
        var fresh = shown.Of(RecordPage.OfStudy(FreshColumn.Study.Name)) is { } freshName ? records.Read(freshName) : null;
        var record = Shown(RecordPage.Readme);
        return FrontPage.Render(record, AllFacts.Read(root), fresh, $"[record]({name})", [.. records.Of(record.Study, FreshColumn.Study.Name)]);
    }

    private RunRecord Shown(string page) => records.Read(shown.Of(page) ?? throw ShownRecords.NamesNone(page));
}
