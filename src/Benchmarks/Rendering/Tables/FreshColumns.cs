using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Statistics;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Benchmarks.Rendering.Tables;

/// <summary>What remains of the short table's ratios on values that are not in the caches: two columns beside its own, and a sentence.</summary>
/// <param name="record">The run of the study that measures it.</param>
/// <param name="model">The short table's model.</param>
internal sealed class FreshColumns(RunRecord record, string model)
{
    private readonly Dictionary<CaseKey, CaseRecord> _cases = record.Cases.Where(@case => @case.Key.Model == model).ToDictionary(@case => @case.Key);

    /// <summary>The columns.</summary>
    public static IEnumerable<Column> Columns => FrontPage.FreshStudy.FreshPairs.Select(pair => Column.Number(pair.Heading));

    /// <summary>How many times as long as the fastest of some serializers one takes, from and to a library's own class; bold where it is not significantly slower.</summary>
    /// <param name="serializer">The serializer.</param>
    /// <param name="rows">All of them.</param>
    public IEnumerable<string> Cells(string serializer, IReadOnlyList<SerializerRecord> rows) => FrontPage.FreshStudy.FreshPairs.Select(pair =>
    {
        if (Find(pair.Fresh, serializer) is not { } figures)
            return "n/a";
        var ratio = figures.RatioToFastest(rows.Select(row => Find(pair.Fresh, row.Name)));
        var text = NumberText.TwoDigits(ratio.Value);
        return ratio.Judge(Twins.Of(record).Limit) is Difference.Same ? $"**{text}**" : text;
    });

    /// <summary>How far the serializers are apart on one value and on fresh ones, in a sentence.</summary>
    /// <param name="rows">The serializers.</param>
    /// <returns>Empty where fewer than two were measured.</returns>
    public string Distances(IReadOnlyList<SerializerRecord> rows)
    {
        var apart = FrontPage.FreshStudy.FreshPairs.Select(pair =>
        {
            var both = rows.Select(row => (OneValue: Find(pair.OneValue, row.Name), Fresh: Find(pair.Fresh, row.Name))).Where(row => row is { OneValue: not null, Fresh: not null }).ToArray();
            double Apart(Func<(CaseFigures? OneValue, CaseFigures? Fresh), double> mean) => both.Max(mean) / both.Min(mean);
            return both.Length < 2 ? (One: double.NaN, Fresh: double.NaN) : (One: Apart(row => row.OneValue!.Mean), Fresh: Apart(row => row.Fresh!.Mean));
        }).ToArray();
        var (write, read) = (apart[0], apart[1]);
        if (!double.IsFinite(write.One + read.One))
            return "";
        return $"*Fresh*: different values, more than the caches hold, without conversion. There the slowest takes {NumberText.TwoDigits(write.Fresh)} times as long as the fastest to write and {NumberText.TwoDigits(read.Fresh)} times to read; with one value in the same run, {NumberText.TwoDigits(write.One)} and {NumberText.TwoDigits(read.One)} times.";
    }

    private CaseFigures? Find(string operation, string serializer) => _cases.TryGetValue(new CaseKey(operation, serializer, model), out var found) ? CaseFigures.Of(found) : null;
}
