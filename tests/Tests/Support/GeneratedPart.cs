namespace SerializationBenchmarks.Tests.Support;

/// <summary>A part of a page whose figures a test computes from records. UPDATE_SNAPSHOTS=1 writes it.</summary>
internal static class GeneratedPart
{
    /// <summary>Compares a part with what it has to be.</summary>
    /// <param name="page">The page, relative to the repository's root.</param>
    /// <param name="name">What stands in its marks: <c>begin NAME</c> and <c>end NAME</c>, each a comment.</param>
    /// <param name="text">What it has to be.</param>
    public static void Match(string page, string name, string text)
    {
        var (begin, end) = ($"<!-- begin {name} -->\n", $"<!-- end {name} -->");
        var all = Page.Read(page);
        var (start, stop) = (all.IndexOf(begin, StringComparison.Ordinal) + begin.Length, all.IndexOf(end, StringComparison.Ordinal));
        if (all[start..stop] != text && Environment.GetEnvironmentVariable("UPDATE_SNAPSHOTS") == "1")
        {
            File.WriteAllText(Page.Full(page), all[..start] + text + all[stop..]);
            Assert.Fail($"Recorded {page}; read its diff, then run again without UPDATE_SNAPSHOTS.");
        }

        Assert.Equal(text, all[start..stop]);
    }
}
