using System.Text.RegularExpressions;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Rendering.Pages;
using SerializationBenchmarks.Benchmarks.Rendering.Tables;

namespace SerializationBenchmarks.Tests.Benchmarks.Rendering.Pages;

/// <summary>What the folder web tests itself, and the page in a browser.</summary>
[Trait("Category", "AnyPackages")]
public partial class WebTests
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

    public static TheoryData<string> PagesWithPictures =>
        [.. Thorough.Of<string>(["README.md", .. Page.Studies.Where(Page.IsWritten).Select(RecordPages.StudyPage)], 3)];

    [Theory]
    [MemberData(nameof(PagesWithPictures))]
    public void ThePicturesOfAPageAreThoseOfTheRecordItNames(string page)
    {
        Needs.WebPackages();
        var text = Page.Read(page);
        var name = Page.RecordsIn(text)[0];
        var record = RecordFile.Read(Page.Full(name));
        var drawn = PictureFiles.Draw(record, name)!;
        Assert.Equal(Picture.Of(record).SelectMany(picture => new[] { $"{picture.Name}-dark.svg", $"{picture.Name}-light.svg" }).Order(StringComparer.Ordinal), drawn.Keys.Order(StringComparer.Ordinal));
        foreach (var (file, svg) in drawn)
            Assert.Equal(Repeatability.WhyNoPage(record) is null ? svg : null, Page.Full($"{RecordPages.PictureFolder}/{file}") is var path && File.Exists(path) ? File.ReadAllText(path) : null);
        Assert.All(Shown().Matches(text).Select(match => match.Groups["file"].Value), file => Assert.Contains(file, drawn.Keys));
        Assert.Equal(Repeatability.WhyNoPage(record) is null ? Math.Min(2, drawn.Count / 2) : 0, Shown().Count(text)); // Light and dark are one picture.
    }

    // Two records of the default study that stand side by side, and one of every other study.
    private static string[] Newest() =>
    [
        .. _defaults[..2],
        .. CommittedRecords.Paths.GroupBy(path => Path.GetFileNameWithoutExtension(path)[18..]).Where(study => study.Key != "pocos").Select(study => study.MaxBy(Path.GetFileName)!),
    ];

    [GeneratedRegex("src=\"[^\"]*/(?<file>[^\"/]+\\.svg)\"")]
    private static partial Regex Shown();
}
