using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Benchmarks.Tables;

/// <summary>The place of a run's tables in README.md.</summary>
internal static class ReadmeTables
{
    private const string Mark = "results";

    private static string Readme => Path.Combine(RepositoryRoot.Find(), "README.md");

    /// <summary>Checks that the tables can be put in their place.</summary>
    /// <exception cref="UserErrorException">The file is missing, or its marks are missing or broken.</exception>
    public static void Check() => MarkedFile.Check(Readme, Mark);

    /// <summary>Puts a run's tables between the marks; the rest of the file stays as it is.</summary>
    /// <param name="record">The run.</param>
    /// <exception cref="UserErrorException">The file cannot be written, or its marks are missing or broken.</exception>
    public static void Update(RunRecord record) =>
        MarkedFile.Replace(Readme, new Dictionary<string, string> { [Mark] = new RunTables(record).Render(headingLevel: 3) });
}
