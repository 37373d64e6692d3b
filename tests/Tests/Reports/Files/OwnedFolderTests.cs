using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Tests.Reports.Files;

public sealed class OwnedFolderTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void ItGoesWithItsOwner()
    {
        using (var owned = OwnedFolder.Create(_folder.Path, "work-"))
        {
            File.WriteAllText(Path.Combine(owned.FullName, "a"), "");
            Assert.StartsWith(_folder[$"work-{Environment.ProcessId}-"], owned.FullName, StringComparison.Ordinal);
        }

        Assert.Empty(_folder.Files);
    }

    [Fact]
    public void WhatAKilledProcessHasLeftIsRemovedByTheNextAndNothingElse()
    {
        Directory.CreateDirectory(_folder["work-1-left/deep"]);
        File.WriteAllText(_folder["work-1-left/deep/a"], "");
        File.WriteAllText(_folder["work-1-left.held"], ""); // Nobody holds it.
        Directory.CreateDirectory(_folder["work-elsewhere"]);
        File.WriteAllText(_folder["other-1-left.held"], "");
        using var living = OwnedFolder.Create(_folder.Path, "work-");
        using var next = OwnedFolder.Create(_folder.Path, "work-");
        Assert.True(Directory.Exists(living.FullName));
        string[] stay = ["other-1-left.held", "work-elsewhere", .. new[] { living, next }.SelectMany(owned => (string[])[Path.GetFileName(owned.FullName), Path.GetFileName(owned.FullName) + ".held"])];
        Assert.Equal(stay.Order(StringComparer.Ordinal), _folder.Files.Order(StringComparer.Ordinal));
    }
}
