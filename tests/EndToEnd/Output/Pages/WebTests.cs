using SerializationBenchmarks.Output.Pages;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.EndToEnd.Output.Pages;

/// <summary>What the folder web tests itself, and the page in a browser.</summary>
public class WebTests
{
    // Of the default study with all serializers.
    private static readonly string[] _defaults = [.. CommittedRecords.Paths.Where(path => CommittedRecords.Read(path) is { Study: "pocos", Models.Count: 3 }).Order(StringComparer.Ordinal)];

    [Fact]
    public void TheFormulasNumbersNeedsAddressesAndColoursOfThePageHold()
    {
        Needs.WebPackages();
        WebFolder.RunTests("unit");
    }

    [Fact]
    public void APageWorksInABrowserFromTheDisk()
    {
        Needs.Chromium();
        using var folder = new TemporaryFolder();
        var answer = BuiltPrograms.Run("report", _defaults[0], "--output", folder["tables"], "--html", folder["page.html"]);
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
        answer = BuiltPrograms.Run(["report", .. Newest(), "--html", folder["several.html"]]);
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
        WebFolder.RunTests(
            "browser",
            ("PAGE", folder["page.html"]),
            ("SEVERAL", folder["several.html"]),
            ("TABLES", Path.Combine(folder["tables"], "pocos.md")),
            ("CHROMIUM", WebFolder.Chromium!));
    }

    [Fact]
    public void PagesWithPicturesFitADesktopAndATelephone()
    {
        Needs.Chromium();
        string[] pages = [.. Page.All.Where(page => Page.Read(page).Contains("<picture>", StringComparison.Ordinal))];
        Assert.Contains("README.md", pages);
        WebFolder.RunTests("readme", ("ROOT", RepositoryRoot.Find()), ("PAGES", string.Join(',', pages)), ("CHROMIUM", WebFolder.Chromium!));
    }

    // Two records of the default study that stand side by side, and one of every other study.
    private static string[] Newest() =>
    [
        .. _defaults[..2],
        .. CommittedRecords.Paths.GroupBy(path => Path.GetFileNameWithoutExtension(path)[18..]).Where(study => study.Key != "pocos").Select(study => study.MaxBy(Path.GetFileName)!),
    ];
}
