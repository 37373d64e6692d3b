using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Measuring.Configuration;

/// <summary>BenchmarkDotNet's artifacts folder, taken by one run at a time: two would write over each other's files.</summary>
internal sealed class ArtifactsFolder : IDisposable
{
    private readonly FileStream _lock;

    private ArtifactsFolder(string path, FileStream @lock) => (Results, _lock) = (Path.Combine(path, "results"), @lock);

    /// <summary>Where tables and exported files are written.</summary>
    public string Results { get; }

    /// <summary>Takes the folder.</summary>
    /// <param name="path">The folder; null for BenchmarkDotNet.Artifacts in the current one.</param>
    /// <exception cref="UserErrorException">Another run has it, or it cannot be written.</exception>
    public static ArtifactsFolder Take(string? path)
    {
        path ??= Path.Combine(Environment.CurrentDirectory, "BenchmarkDotNet.Artifacts");
        try
        {
            foreach (var file in Directory.CreateDirectory(Path.Combine(path, "results")).EnumerateFiles())
                InputFile.Check(file.FullName); // Better known before than after so much measuring.
            return new ArtifactsFolder(path, new FileStream(Path.Combine(path, ".lock"), FileMode.Create, FileAccess.Write, FileShare.None, 1, FileOptions.DeleteOnClose));
        }
        catch (IOException exception) when (File.Exists(Path.Combine(path, ".lock")))
        {
            throw new UserErrorException($"Another run uses the artifacts folder {path} ({exception.Message.TrimEnd('.')}); wait for it, or name another folder with --artifacts.");
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw new UserErrorException($"The artifacts folder {path} cannot be written: {exception.Message.TrimEnd('.')}; name another folder with --artifacts.");
        }
    }

    /// <summary>Checks that nothing which is read is where tables, pages and BenchmarkDotNet's exporters write.</summary>
    /// <exception cref="UserErrorException">One is.</exception>
    public void CheckInputs(IEnumerable<string> inputs)
    {
        var folder = Resolve(Results);
        if (inputs.FirstOrDefault(input => Resolve(input) is var path && (path == folder || Path.GetDirectoryName(path) == folder)) is { } input)
            throw new UserErrorException($"{input} is read, and the run writes its tables and exports into {Results}; name another folder with --artifacts, so that it is not lost.");
    }

    // With the links of the folder and of the file itself followed.
    private static string Resolve(string path)
    {
        path = Path.TrimEndingDirectorySeparator(Path.GetFullPath(path));
        FileSystemInfo entry = Directory.Exists(path) ? new DirectoryInfo(path) : new FileInfo(path);
        var target = entry.LinkTarget is null ? entry.FullName : entry.ResolveLinkTarget(returnFinalTarget: true)?.FullName ?? entry.FullName;
        return Path.GetDirectoryName(target) is { } folder && new DirectoryInfo(folder) is { LinkTarget: not null } link
            ? Path.Combine(link.ResolveLinkTarget(returnFinalTarget: true)!.FullName, Path.GetFileName(target))
            : target;
    }

    public void Dispose() => _lock.Dispose();
}
