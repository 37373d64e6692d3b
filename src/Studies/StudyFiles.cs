using System.Security.Cryptography;
using System.Text;
using SerializationBenchmarks.Measuring.Processes;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Studies;

/// <summary>The files that a study's cases read, in a folder that lasts as long as the run. Measuring processes are told its path.</summary>
public sealed class StudyFiles(Action<Action> guard) : IDisposable
{
    private readonly List<IDisposable> _kept = [];

    private OwnedFolder? _folder;

    /// <summary>The folder; null before anything is written.</summary>
    public string? Folder => _folder?.FullName;

    /// <summary>Writes files whose paths <see cref="PathOf"/> tells.</summary>
    /// <exception cref="UserErrorException">They cannot be written.</exception>
    public void Write(Action write) => guard(() =>
    {
        try
        {
            _folder ??= OwnedFolder.CreateTemporary("study");
            write();
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw new UserErrorException($"The study's files cannot be written to {_folder?.FullName ?? Path.GetTempPath()}: {exception.Message.TrimEnd('.')}. Make room there, or let TMPDIR (TEMP on Windows) name another folder.");
        }
    });

    /// <summary>The path of the file that a benchmark class reads or writes, for who prepares it.</summary>
    /// <exception cref="InvalidOperationException">There is no folder: nothing is being written.</exception>
    public string PathOf(Type benchmark) => PathIn(Folder, benchmark);

    /// <summary>The same path in a measuring process.</summary>
    /// <exception cref="InvalidOperationException">There is no folder: the class is not run by a study.</exception>
    public static string GivenPathOf(Type benchmark) => PathIn(Environment.GetEnvironmentVariable(WorkerProcess.FilesVariable), benchmark);

    /// <summary>Keeps what cases need beside files as long as these.</summary>
    public T Keep<T>(T needed)
        where T : IDisposable
    {
        _kept.Add(needed);
        return needed;
    }

    public void Dispose()
    {
        foreach (var needed in _kept)
            needed.Dispose();
        _kept.Clear();
        _folder?.Dispose();
        _folder = null;
    }

    private static string PathIn(string? folder, Type benchmark) => Path.Combine(
        folder ?? throw new InvalidOperationException("Only a run of the study makes its files."),
        Convert.ToHexString(SHA256.HashData(Encoding.UTF8.GetBytes(benchmark.ToString())))[..16]);
}
