using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Benchmarks.Tables;

/// <summary>The place of a run's tables in README.md.</summary>
internal sealed class ReadmeTables
{
    private readonly MarkedFile _readme;

    private ReadmeTables(MarkedFile readme) => _readme = readme;

    /// <summary>Opens README.md at the repository's root.</summary>
    /// <exception cref="UserErrorException">It is missing, or its marks are missing or broken.</exception>
    public static ReadmeTables Open()
    {
        var readme = MarkedFile.Open(Path.Combine(RepositoryRoot.Find(), "README.md"));
        readme.Check("results");
        return new ReadmeTables(readme);
    }

    /// <summary>Puts a run's tables between the marks; the rest of the file stays as it is.</summary>
    /// <param name="record">The run.</param>
    /// <exception cref="UserErrorException">The file cannot be written.</exception>
    public void Update(RunRecord record) => _readme.Replace("results", RunTables.Render(record, headingLevel: 3));
}
