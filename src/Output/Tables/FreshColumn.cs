using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Output.Tables;

/// <summary>What remains of the short table's ratios on values that are not in the caches: a column beside its own.</summary>
/// <param name="records">The runs, of which the first is the one that the note is of.</param>
internal sealed class FreshColumn(IReadOnlyList<RunRecord> records, string model, EnvironmentRecord environment)
{
    /// <summary>The study that measures it.</summary>
    public static Study Study { get; } = Study.All.Single(study => study.FreshOperations is not null);

    private static readonly FreshOperations _operations = Study.FreshOperations!;

    private readonly Func<string, double>[] _sums = [.. records.Select(record => SumsOf(record, model))];

    /// <summary>How many times as long as another serializer one takes to write and read, from and to the user's own class.</summary>
    public RunRatios Ratios => new(_sums);

    /// <summary>What the column is, in a sentence.</summary>
    public string Note => $"*Fresh*: write + read of values outside the processor's caches, relative to the first row{(records[0].Environment.Processor == environment.Processor && environment.FirstMachineDifference(records[0].Environment) is null ? "" : ", on another machine")}.";

    /// <summary>What writing and reading take together in the first run, in nanoseconds; infinite where one was not measured.</summary>
    public double SumOf(string serializer) => _sums[0](serializer);

    private static Func<string, double> SumsOf(RunRecord record, string model)
    {
        var cases = record.Cases.Where(@case => @case.Key.Model == model).ToDictionary(@case => @case.Key);
        return serializer => TimeOf(_operations.Write.Fresh, serializer) + TimeOf(_operations.Read.Fresh, serializer);

        double TimeOf(string operation, string serializer) =>
            cases.TryGetValue(new CaseKey(operation, serializer, model), out var found) ? CaseFigures.Of(found).Nanoseconds : double.PositiveInfinity;
    }
}

/// <summary>How many times as long as another serializer one takes, by one run or by several: a ratio belongs to a processor, and no single run knows how much.</summary>
/// <param name="sums">Of each run what a serializer takes; infinite where it was not measured.</param>
internal sealed class RunRatios(IReadOnlyList<Func<string, double>> sums)
{
    // More than the runs of one machine differ by.
    private const double Apart = 1.1;

    /// <summary>The geometric mean of the runs that measured both; NaN where none did.</summary>
    public double Mean(string serializer, string other) =>
        Of(serializer, other) is { Length: > 0 } ratios ? Math.Exp(ratios.Average(Math.Log)) : double.NaN;

    /// <summary>The mean, or the range where runs are over a tenth apart.</summary>
    public string Cell(string serializer, string other) =>
        Of(serializer, other) is { Length: > 0 } ratios && ratios.Max() > Apart * ratios.Min() ? NumberText.Range(ratios, NumberText.TwoDigits, "") : NumberText.TwoDigits(Mean(serializer, other));

    private double[] Of(string serializer, string other) =>
        [.. sums.Where(sumOf => double.IsFinite(sumOf(serializer)) && double.IsFinite(sumOf(other))).Select(sumOf => sumOf(serializer) / sumOf(other))];
}
