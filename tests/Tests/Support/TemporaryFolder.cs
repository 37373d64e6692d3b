namespace SerializationBenchmarks.Tests.Support;

/// <summary>A new folder that goes with its test.</summary>
internal sealed class TemporaryFolder : IDisposable
{
    public string Path { get; } = Directory.CreateTempSubdirectory("SerializationBenchmarks.").FullName;

    public IEnumerable<string> Files => Directory.EnumerateFileSystemEntries(Path).Select(System.IO.Path.GetFileName)!;

    public string this[string name] => System.IO.Path.Combine(Path, name);

    public void Dispose() => Directory.Delete(Path, recursive: true);
}
