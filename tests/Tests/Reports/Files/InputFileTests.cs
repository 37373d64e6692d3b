using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Tests.Reports.Files;

/// <summary>Nothing is waited for that has no end.</summary>
public sealed class InputFileTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Theory]
    [InlineData("pipe", "it is a named pipe")]
    [InlineData("link", "it is a device")]
    [InlineData("folder", "it is a folder")]
    public void WhatIsNoRegularFileIsRefusedInASentence(string name, string reason)
    {
        Needs.Unix("Windows has no named pipes among its files.");
        Tool.Run("mkfifo", _folder.Path, "pipe");
        File.CreateSymbolicLink(_folder["link"], "/dev/null");
        Directory.CreateDirectory(_folder["folder"]);
        BuiltPrograms.Run("report", _folder[name]).IsUserError($"{_folder[name]} cannot be read: {reason}; name a regular file.");
        Assert.Equal($"{reason}; name a regular file", Assert.Throws<IOException>(() => InputFile.ReadAllBytes(_folder[name])).Message);
    }
}
