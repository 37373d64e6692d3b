using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Benchmarks.Tables;

/// <summary>The place of a run's tables in README.md.</summary>
internal static class ReadmeTables
{
    private const string Mark = "results";

    private static string Readme => Path.Combine(RepositoryRoot.Find(), "README.md");

    /// <summary>Checks that the tables can be put in their place, and that no case would vanish from it.</summary>
    /// <param name="record">The run, perhaps without its cases.</param>
    /// <param name="cases">The cases that it has or will have.</param>
    /// <param name="replace">Whether cases may vanish.</param>
    /// <exception cref="UserErrorException">
    /// The file is missing, its marks are missing or broken, or it shows cases that the run lacks and that may not vanish.
    /// </exception>
    public static void Check(RunRecord record, IEnumerable<CaseKey> cases, bool replace)
    {
        var shown = ShownCase.FindAll(MarkedFile.ReadPart(Readme, Mark));
        if (replace)
            return;
        var titles = record.Operations.ToDictionary(operation => operation.Name, operation => operation.Title);
        var kept = cases.Select(key => new ShownCase(titles[key.Operation], key.Model, key.Serializer)).ToHashSet();
        ShownCase[] lost = [.. shown.Where(@case => !kept.Contains(@case))];
        if (lost.Length > 0)
            throw new UserErrorException($"{Readme} shows {NumberText.Count(shown.Count, "case")}, of which the run lacks {lost.Length} (the first: {lost[0]}), and --update-readme would remove them; leave it out, or give --replace too if that is meant.");
    }

    /// <summary>Puts a run's tables between the marks; the rest of the file stays as it is.</summary>
    /// <param name="record">The run.</param>
    /// <param name="replace">Whether cases that the file shows may vanish.</param>
    /// <exception cref="UserErrorException">The file cannot be written, or <see cref="Check"/> refuses.</exception>
    public static void Update(RunRecord record, bool replace)
    {
        Check(record, record.Cases.Select(@case => @case.Key), replace);
        MarkedFile.Replace(Readme, new Dictionary<string, string> { [Mark] = new RunTables(record).Render(headingLevel: 3) });
    }
}
