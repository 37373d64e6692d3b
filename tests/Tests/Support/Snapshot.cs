using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>Compares text with a committed file under Snapshots.</summary>
/// <remarks>
/// With the environment variable UPDATE_SNAPSHOTS=1 a file that differs is written. Such a test fails all the same, so that the
/// switch left on cannot make a build green, and the failures are what was changed.
/// </remarks>
internal static class Snapshot
{
    public static void Match(string name, string text)
    {
        var path = Path.Combine(RepositoryRoot.Find(), "tests", "Tests", "Snapshots", name);
        var recorded = File.Exists(path) ? File.ReadAllText(path).ReplaceLineEndings("\n") : null;
        if (recorded != text && Environment.GetEnvironmentVariable("UPDATE_SNAPSHOTS") == "1")
        {
            Directory.CreateDirectory(Path.GetDirectoryName(path)!);
            File.WriteAllText(path, text);
            Assert.Fail($"Recorded {name}; read its diff, then run again without UPDATE_SNAPSHOTS.");
        }

        Assert.True(recorded is not null, $"There is no snapshot {name}: record it with UPDATE_SNAPSHOTS=1 dotnet test, and read it.");
        if (recorded == text)
            return;
        var (before, now) = (recorded.Split('\n'), text.Split('\n'));
        var line = before.Zip(now).TakeWhile(lines => lines.First == lines.Second).Count();
        Assert.Fail($"""
            {name} is other from line {line + 1} on; after an intended change UPDATE_SNAPSHOTS=1 dotnet test with this test writes it: read its diff.
            Expected: {before.ElementAtOrDefault(line)}
            Actual:   {now.ElementAtOrDefault(line)}
            """);
    }
}
