using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Studies;

namespace SerializationBenchmarks.Benchmarks.Rendering.Tables;

/// <summary>Tables of a study's own, which stand before those of each operation and model. A derived class is found by reflection.</summary>
/// <typeparam name="TStudy">The study.</typeparam>
public abstract class StudyTables<TStudy> : StudyTables
    where TStudy : Study
{
    private protected override Type StudyType => typeof(TStudy);
}

/// <summary>The tables of all studies that have their own.</summary>
public abstract class StudyTables
{
    private static readonly StudyTables[] _all =
    [
        .. typeof(StudyTables).Assembly.GetTypes()
            .Where(type => type.IsSubclassOf(typeof(StudyTables)) && !type.IsAbstract)
            .Select(type => (StudyTables)Activator.CreateInstance(type)!),
    ];

    private protected abstract Type StudyType { get; }

    /// <summary>Renders the own tables of a record's study as Markdown.</summary>
    /// <param name="record">The record.</param>
    /// <param name="headingLevel">The level of their headings.</param>
    /// <returns>Empty if the study has none.</returns>
    public static string Of(RunRecord record, int headingLevel) => _all.FirstOrDefault(tables => tables.StudyType == Study.Of(record)?.GetType())?.Render(record, headingLevel) ?? "";

    /// <summary>Renders the tables as Markdown.</summary>
    /// <param name="record">The record; some cases may be missing.</param>
    /// <param name="headingLevel">The level of their headings.</param>
    protected abstract string Render(RunRecord record, int headingLevel);
}
