using System.Text.RegularExpressions;
using SerializationBenchmarks.Pages;
using SerializationBenchmarks.Pages.Pictures;
using SerializationBenchmarks.Pages.Records;
using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.EndToEnd.Pages.Pictures;

public partial class PictureFilesTests
{
    public static TheoryData<string> PagesWithPictures =>
        ["README.md", .. Page.Studies.Where(Page.IsWritten).Select(RecordPage.OfStudy)];

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
            Assert.Equal(RecordPage.WhyNoFigures(record) is null ? svg : null, Page.Full($"{PictureFiles.Folder}/{file}") is var path && File.Exists(path) ? File.ReadAllText(path) : null);
        Assert.All(Shown().Matches(text).Select(match => match.Groups["file"].Value), file => Assert.Contains(file, drawn.Keys));
        Assert.Equal(RecordPage.WhyNoFigures(record) is null ? Math.Min(2, drawn.Count / 2) : 0, Shown().Count(text)); // Light and dark are one picture.
    }

    [GeneratedRegex("src=\"[^\"]*/(?<file>[^\"/]+\\.svg)\"")]
    private static partial Regex Shown();
}
