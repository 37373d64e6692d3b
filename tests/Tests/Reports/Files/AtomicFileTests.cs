using System.Diagnostics.CodeAnalysis;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Tests.Reports.Files;

public sealed class AtomicFileTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void WritesNewFilesAndReplacesOldOnes()
    {
        AtomicFile.WriteAllText(_folder["a"], "é");
        AtomicFile.WriteAllText(_folder["a"], "f");
        Assert.Equal("f"u8, File.ReadAllBytes(_folder["a"]));
        Assert.Equal(["a"], _folder.Files);
    }

    [Fact]
    public void AReaderOfTheOldContentsKeepsThem()
    {
        AtomicFile.WriteAllText(_folder["a"], "old");
        using var reader = new StreamReader(new FileStream(_folder["a"], FileMode.Open, FileAccess.Read, FileShare.ReadWrite | FileShare.Delete));
        AtomicFile.WriteAllText(_folder["a"], "new and longer");
        Assert.Equal("old", reader.ReadToEnd());
    }

    [Fact]
    [SuppressMessage("Interoperability", "CA1416", Justification = "Skipped on Windows.")]
    public void ModesAndLinksAreKept()
    {
        Needs.Unix("Windows has no modes, and gives links to administrators alone.");
        File.WriteAllText(_folder["a"], "old");
        File.SetUnixFileMode(_folder["a"], UnixFileMode.UserRead | UnixFileMode.UserWrite | UnixFileMode.UserExecute);
        File.CreateSymbolicLink(_folder["link"], "a");
        AtomicFile.WriteAllText(_folder["link"], "new");
        Assert.Equal("new", File.ReadAllText(_folder["a"]));
        Assert.Equal("a", new FileInfo(_folder["link"]).LinkTarget);
        Assert.Equal(UnixFileMode.UserRead | UnixFileMode.UserWrite | UnixFileMode.UserExecute, File.GetUnixFileMode(_folder["a"]));
    }

    [Fact]
    public void AFolderInTheFilesPlaceIsAnErrorAndNothingIsLeftBeside()
    {
        Directory.CreateDirectory(_folder["a"]);
        var error = Assert.Throws<UserErrorException>(() => AtomicFile.WriteAllText(_folder["a"], ""));
        Assert.StartsWith($"{_folder["a"]} cannot be written: ", error.Message, StringComparison.Ordinal);
        Assert.Equal(["a"], _folder.Files);
    }

    [Fact]
    public void AMissingFolderIsAnError() => Assert.Equal(
        $"{_folder["none/a"]} cannot be written: the file or its folder does not exist.",
        Assert.Throws<UserErrorException>(() => AtomicFile.WriteAllText(_folder["none/a"], "")).Message);

    [Fact]
    public void AReadOnlyFileIsAnErrorAndStays()
    {
        Needs.NoPrivileges();
        File.WriteAllText(_folder["a"], "old");
        File.SetAttributes(_folder["a"], FileAttributes.ReadOnly);
        var error = Record.Exception(() => AtomicFile.WriteAllText(_folder["a"], "new"));
        File.SetAttributes(_folder["a"], FileAttributes.Normal);
        Assert.Equal($"{_folder["a"]} cannot be written: it is read-only.", error?.Message);
        Assert.Equal("old", File.ReadAllText(_folder["a"]));
    }

    [Theory]
    [InlineData(null)]
    [InlineData("link")]
    public void ANamedPipeIsRefusedAndStays(string? link)
    {
        Needs.Unix("Windows has no named pipes among its files.");
        Assert.Equal("", Tool.Run("mkfifo", _folder.Path, "pipe"));
        if (link is not null)
            File.CreateSymbolicLink(_folder[link], "pipe");
        var error = Assert.Throws<UserErrorException>(() => AtomicFile.WriteAllText(_folder[link ?? "pipe"], "new"));
        Assert.Equal($"{_folder[link ?? "pipe"]} cannot be written: it is a named pipe; name a regular file.", error.Message);
        Tool.Run("test", _folder.Path, "-p", "pipe");
        Assert.Equal(link is null ? 1 : 2, _folder.Files.Count());
    }

    [Fact]
    public void ADeviceIsWrittenThroughAndStays()
    {
        Needs.Unix("Windows gives links to administrators alone.");
        File.CreateSymbolicLink(_folder["null"], "/dev/null");
        AtomicFile.WriteAllText(_folder["null"], "new");
        Tool.Run("test", _folder.Path, "-c", "/dev/null");
        Assert.Equal(["null"], _folder.Files);
    }

    [Fact]
    public void AnExistingFileIsNotReplacedByANewOne()
    {
        File.WriteAllText(_folder["a"], "old");
        Assert.False(AtomicFile.TryWriteNewText(_folder["a"], "new"));
        Assert.True(AtomicFile.TryWriteNewText(_folder["b"], "new"));
        Assert.Equal(["old", "new"], new[] { "a", "b" }.Select(name => File.ReadAllText(_folder[name])));
        Assert.Equal(2, _folder.Files.Count());
    }
}
