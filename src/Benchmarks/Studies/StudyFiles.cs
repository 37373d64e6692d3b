using System.Security.Cryptography;
using System.Text;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Benchmarks.Studies;

/// <summary>The files that a study's cases read, in a folder that lasts as long as the run. Measuring processes inherit its path.</summary>
/// <param name="guard">Runs what an interruption of the run must find done or not begun.</param>
public sealed class StudyFiles(Action<Action> guard) : IDisposable
{
    // A variable, because a benchmark class gets no arguments: it is created by a harness, often in another process.
    private const string Variable = "SERIALIZATION_BENCHMARKS_FILES";

    private DirectoryInfo? _folder;

    /// <summary>Writes files whose paths <see cref="PathOf"/> tells.</summary>
    /// <param name="write">What writes them.</param>
    /// <exception cref="UserErrorException">They cannot be written.</exception>
    public void Write(Action write) => guard(() =>
    {
        try
        {
            if (_folder is null)
                Environment.SetEnvironmentVariable(Variable, (_folder = Directory.CreateTempSubdirectory("serialization-benchmarks-")).FullName);
            write();
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            throw new UserErrorException($"The study's files cannot be written to {_folder?.FullName ?? Path.GetTempPath()}: {exception.Message.TrimEnd('.')}. Make room there, or let TMPDIR (TEMP on Windows) name another folder.");
        }
    });

    /// <summary>The path of the file that a benchmark class reads or writes.</summary>
    /// <param name="benchmark">The closed benchmark class.</param>
    /// <exception cref="InvalidOperationException">There is no folder: the class is not run by a study.</exception>
    public static string PathOf(Type benchmark)
    {
        var folder = Environment.GetEnvironmentVariable(Variable) ?? throw new InvalidOperationException("Only a run of the study makes its files.");
        return Path.Combine(folder, Convert.ToHexString(SHA256.HashData(Encoding.UTF8.GetBytes(benchmark.ToString())))[..16]);
    }

    /// <inheritdoc/>
    public void Dispose()
    {
        if (_folder is null)
            return;
        Environment.SetEnvironmentVariable(Variable, null);
        _folder.Delete(recursive: true);
        _folder = null;
    }
}
