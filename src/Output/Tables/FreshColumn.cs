using System.Globalization;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Output.Tables;

/// <summary>What remains of the short table's ratios on values that are not in the caches: a column beside its own.</summary>
internal sealed class FreshColumn(RunRecord record, string model, EnvironmentRecord environment)
{
    /// <summary>The study that measures it.</summary>
    public static Study Study { get; } = Study.All.Single(study => study.FreshOperations is not null);

    private static readonly FreshOperations _operations = Study.FreshOperations!;

    private readonly Dictionary<CaseKey, CaseRecord> _cases = record.Cases.Where(@case => @case.Key.Model == model).ToDictionary(@case => @case.Key);

    /// <summary>How many times as long as the first row one takes to write and read, from and to the user's own class.</summary>
    /// <returns>For example "1.4" or "7": two runs are further apart than more digits say.</returns>
    public string Cell(string serializer, string first) => TimesAsLong(serializer, first) is var ratio && double.IsNaN(ratio) ? "n/a" : ratio.ToString(ratio < 1.95 ? "N1" : "N0", CultureInfo.InvariantCulture);

    /// <summary>How many times as long as another serializer one takes.</summary>
    /// <returns>NaN where one of them was not measured.</returns>
    public double TimesAsLong(string serializer, string first) => double.IsFinite(SumOf(serializer)) && double.IsFinite(SumOf(first)) ? SumOf(serializer) / SumOf(first) : double.NaN;

    /// <summary>What the column is, in a sentence.</summary>
    public string Note => $"*Fresh*: write + read when values are not in the processor's caches, relative to the first row{(record.Environment.Processor == environment.Processor && environment.FirstMachineDifference(record.Environment) is null ? "" : ", on another machine")}.";

    /// <summary>What writing and reading take together, in nanoseconds; infinite where one was not measured.</summary>
    public double SumOf(string serializer) => TimeOf(_operations.Write.Fresh, serializer) + TimeOf(_operations.Read.Fresh, serializer);

    private double TimeOf(string operation, string serializer) => Find(operation, serializer)?.Nanoseconds ?? double.PositiveInfinity;

    private CaseFigures? Find(string operation, string serializer) => _cases.TryGetValue(new CaseKey(operation, serializer, model), out var found) ? CaseFigures.Of(found) : null;
}
