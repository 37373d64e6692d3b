using System.Security.Cryptography;
using System.Text;

namespace SerializationBenchmarks.Benchmarks.Studies;

/// <summary>The files that a study's cases read, in a folder that lasts as long as the run. Measuring processes inherit its path.</summary>
public sealed class StudyFiles : IDisposable
{
    private const string Variable = "SERIALIZATION_BENCHMARKS_FILES";

    private readonly DirectoryInfo _folder = Directory.CreateTempSubdirectory("serialization-benchmarks-");

    /// <summary>Makes the folder.</summary>
    public StudyFiles() => Environment.SetEnvironmentVariable(Variable, _folder.FullName);

    /// <summary>The path of the file that a benchmark class reads or writes.</summary>
    /// <param name="benchmark">The closed benchmark class.</param>
    /// <exception cref="InvalidOperationException">There is no folder: the class is not run by a study.</exception>
    public static string PathOf(Type benchmark)
    {
        var folder = Environment.GetEnvironmentVariable(Variable) ?? throw new InvalidOperationException("The study's files are made by its run alone.");
        return Path.Combine(folder, Convert.ToHexString(SHA256.HashData(Encoding.UTF8.GetBytes(benchmark.ToString())))[..16]);
    }

    /// <inheritdoc/>
    public void Dispose()
    {
        Environment.SetEnvironmentVariable(Variable, null);
        _folder.Delete(recursive: true);
    }
}
