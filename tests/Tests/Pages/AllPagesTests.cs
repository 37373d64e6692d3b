using System.Text;
using SerializationBenchmarks.Info.Upgrades;
using SerializationBenchmarks.Pages;
using SerializationBenchmarks.Pages.Records;
using SerializationBenchmarks.Pages.Studies;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Tests.Pages;

/// <summary>README.md, docs and the list of records are what this build renders of the committed records and facts.</summary>
public class AllPagesTests
{
    private static readonly string _root = RepositoryRoot.Find();

    private static readonly ShownRecords _shown = ShownRecords.Read(_root);

    [Fact]
    public void RenderingThemAgainChangesNothing() => Assert.All(
        new AllPages(_root, new RecordFiles(_root, CommittedRecords.Paths), _shown, UpgradeCommand.Facts.Read(_root)).Render(),
        page => Assert.True(page.Value == Page.Read(page.Key), $"{page.Key} is not what this build renders: write it with `dotnet run -c Release --project src/Pages`, and read its diff."));

    [Fact]
    public void EveryPageOfAStudyAndOfTheResultsShowsARecordOfItsOwn()
    {
        Assert.Equal(
            [RecordPage.Readme, RecordPage.Results, .. Page.Studies.Where(Page.IsWritten).Select(RecordPage.OfStudy).Order(StringComparer.Ordinal)],
            _shown.Pages);
        var records = new RecordFiles(_root, CommittedRecords.Paths);
        Assert.InRange(records.Read(_shown.Of(RecordPage.Readme)!).Settings.Rounds, ShownRecords.ReadmeRounds, int.MaxValue);
        Assert.Equal(3, records.Read(_shown.Of(RecordPage.Results)!).Models.Count);
        Assert.All(StudyPages.All.Where(page => Page.IsWritten(page.Study)), page => Assert.EndsWith($"-{page.Study}.json", _shown.Of(RecordPage.OfStudy(page.Study)), StringComparison.Ordinal));
    }

    [Fact]
    public void TheMethodIsShort() => Assert.InRange(Encoding.UTF8.GetByteCount(Page.Read("docs/method.md")), 1, 8 * 1024);
}
