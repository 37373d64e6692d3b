using SerializationBenchmarks.Benchmarks.Pages;
using SerializationBenchmarks.Benchmarks.RecordFiles;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Tests.Benchmarks.Pages;

/// <summary>What the folder web tests itself, and the page in a browser.</summary>
public class WebTests
{
    private const string Default = "results/intel-r-xeon-r-processor-2-cores-linux-x64/2026-11-21-194512-pocos.json";

    [NodeFact]
    public void TheFormulasNumbersNeedsAddressesAndColoursOfThePageHold() => WebFolder.RunTests("unit");

    [BrowserFact]
    public void APageWorksInABrowserFromTheDisk()
    {
        using var folder = new TemporaryFolder();
        var root = RepositoryRoot.Find();
        var answer = Programs.Run("report", Path.Combine(root, Default), "--output", folder["tables"], "--html", folder["page.html"]);
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
        answer = Programs.Run(["report", .. Newest(root), "--html", folder["several.html"]]);
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
        WebFolder.RunTests(
            "browser",
            ("PAGE", folder["page.html"]),
            ("SEVERAL", folder["several.html"]),
            ("TABLES", Path.Combine(folder["tables"], "pocos.md")),
            ("CHROMIUM", WebFolder.Chromium!));
    }

    [NodeFact]
    public void ThePicturesOfTheReadmeAreThoseOfItsRecord()
    {
        var root = RepositoryRoot.Find();
        var record = RecordFile.Read(Path.Combine(root, Default));
        var drawn = PictureFiles.Draw(record, Default)!;
        Assert.Equal(["Complex-dark.svg", "Complex-light.svg", "Simple-dark.svg", "Simple-light.svg", "Tiny-dark.svg", "Tiny-light.svg"], drawn.Keys.Order(StringComparer.Ordinal));
        var readme = Page.Read("README.md");
        Assert.Contains(Default, readme, StringComparison.Ordinal);
        foreach (var (name, svg) in drawn)
        {
            Assert.Equal(File.ReadAllText(Path.Combine(root, PictureFiles.Folder, name)), svg);
            Assert.Contains($"{PictureFiles.Folder}/{name}", readme, StringComparison.Ordinal);
            Assert.Contains(">NewtonsoftJson</text>", svg, StringComparison.Ordinal);
        }
    }

    // Two records of the default study that stand side by side, and one of every other study.
    private static string[] Newest(string root)
    {
        string[] all = [.. Directory.GetFiles(Path.Combine(root, "results"), "*.json", SearchOption.AllDirectories).Order(StringComparer.Ordinal)];
        return
        [
            Path.Combine(root, Default),
            all.Single(path => path.EndsWith("2026-11-21-110929-pocos.json", StringComparison.Ordinal)),
            .. all.GroupBy(path => Path.GetFileNameWithoutExtension(path)[18..]).Where(study => study.Key != "pocos").Select(study => study.MaxBy(Path.GetFileName)!),
        ];
    }
}
