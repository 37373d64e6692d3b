using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>A part of a page whose figures a test computes from records. UPDATE_SNAPSHOTS=1 writes it.</summary>
internal static class GeneratedPart
{
    /// <summary>Compares a part with what it has to be.</summary>
    /// <param name="page">The page, relative to the repository's root.</param>
    /// <param name="name">The part's name in its marks: see <see cref="GeneratedFiles"/>.</param>
    /// <param name="text">What it has to be.</param>
    public static void Match(string page, string name, string text)
    {
        var parts = new Dictionary<string, string> { [name] = text };
        if (Environment.GetEnvironmentVariable("UPDATE_SNAPSHOTS") == "1" && GeneratedFiles.Replace(Page.Full(page), parts))
            Assert.Fail($"Recorded {page}; read its diff, then run again without UPDATE_SNAPSHOTS.");

        using var folder = new TemporaryFolder();
        File.Copy(Page.Full(page), folder["page.md"]);
        GeneratedFiles.Replace(folder["page.md"], parts);
        Assert.Equal(File.ReadAllText(folder["page.md"]), File.ReadAllText(Page.Full(page)));
    }
}
