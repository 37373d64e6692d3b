using System.Globalization;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Statistics;
using SerializationBenchmarks.Benchmarks.Studies;

namespace SerializationBenchmarks.Benchmarks.Rendering.Tables;

/// <summary>What remains of the short table's ratios on values that are not in the caches: a column beside its own, and a sentence.</summary>
/// <param name="record">The run of the study that measures it.</param>
/// <param name="model">The short table's model.</param>
/// <param name="environment">Where the short table was measured.</param>
internal sealed class FreshColumn(RunRecord record, string model, EnvironmentRecord environment)
{
    private static readonly FreshOperations _operations = FrontPage.FreshStudy.Page!.FreshOperations!;

    private readonly Dictionary<CaseKey, CaseRecord> _cases = record.Cases.Where(@case => @case.Key.Model == model).ToDictionary(@case => @case.Key);

    /// <summary>How many times as long as the fastest of some serializers one takes to write and read, from and to the user's own class.</summary>
    /// <param name="serializer">The serializer.</param>
    /// <param name="rows">All of them.</param>
    /// <returns>For example "2" or "7": two runs are further apart than more digits say.</returns>
    public string Cell(string serializer, IReadOnlyList<SerializerRecord> rows) => SumOf(serializer) is var sum && double.IsFinite(sum) ? Digits(sum / rows.Min(row => SumOf(row.Name))) : "n/a";

    /// <summary>How far the serializers are apart on one value and on fresh ones, in a sentence.</summary>
    /// <param name="rows">The serializers.</param>
    /// <returns>Empty where fewer than two were measured.</returns>
    public string Distances(IReadOnlyList<SerializerRecord> rows)
    {
        var (write, read) = (Apart(rows, _operations.Write), Apart(rows, _operations.Read));
        if (!double.IsFinite(write.One + read.One))
            return "";
        var machine = record.Environment.Processor == environment.Processor && environment.FirstMachineDifference(record.Environment) is null ? "" : " (another machine)";
        return $"*Fresh*: different values, more than the caches hold{machine}: the slowest takes {Digits(write.Fresh)}× the fastest to write, {Digits(read.Fresh)}× to read; with one value{(machine.Length > 0 ? " there" : "")}, {Digits(write.One)}× and {Digits(read.One)}×.";
    }

    private static string Digits(double ratio) => ratio.ToString("N0", CultureInfo.InvariantCulture);

    // How many times as long as the fastest the slowest takes; not a number where fewer than two were measured.
    private (double One, double Fresh) Apart(IReadOnlyList<SerializerRecord> rows, (string OneValue, string Fresh) operations)
    {
        var both = rows.Select(row => (OneValue: Find(operations.OneValue, row.Name), Fresh: Find(operations.Fresh, row.Name))).Where(row => row is { OneValue: not null, Fresh: not null }).ToArray();
        double Times(Func<(CaseFigures? OneValue, CaseFigures? Fresh), double> mean) => both.Max(mean) / both.Min(mean);
        return both.Length < 2 ? (double.NaN, double.NaN) : (Times(row => row.OneValue!.Nanoseconds), Times(row => row.Fresh!.Nanoseconds));
    }

    /// <summary>What writing and reading take together, in nanoseconds; infinite where one was not measured.</summary>
    /// <param name="serializer">The serializer's name.</param>
    public double SumOf(string serializer) => TimeOf(_operations.Write.Fresh, serializer) + TimeOf(_operations.Read.Fresh, serializer);

    private double TimeOf(string operation, string serializer) => Find(operation, serializer)?.Nanoseconds ?? double.PositiveInfinity;

    private CaseFigures? Find(string operation, string serializer) => _cases.TryGetValue(new CaseKey(operation, serializer, model), out var found) ? CaseFigures.Of(found) : null;
}
