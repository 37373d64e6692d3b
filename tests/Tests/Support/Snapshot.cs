using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>Compares text with a committed file under Snapshots.</summary>
/// <remarks>
/// With the environment variable UPDATE_SNAPSHOTS=1 the file is written instead. Such a run fails all the same, so that the
/// switch left on cannot make a build green.
/// </remarks>
internal static class Snapshot
{
    public static void Match(string name, string text)
    {
        var path = Path.Combine(RepositoryRoot.Find(), "tests", "Tests", "Snapshots", name);
        if (Environment.GetEnvironmentVariable("UPDATE_SNAPSHOTS") == "1")
        {
            Directory.CreateDirectory(Path.GetDirectoryName(path)!);
            File.WriteAllText(path, text);
            Assert.Fail($"Recorded {name}; read its diff, then run again without UPDATE_SNAPSHOTS.");
        }

        Assert.True(File.Exists(path), $"There is no snapshot {name}; record it with UPDATE_SNAPSHOTS=1.");
        Assert.Equal(File.ReadAllText(path).ReplaceLineEndings("\n"), text);
    }
}
