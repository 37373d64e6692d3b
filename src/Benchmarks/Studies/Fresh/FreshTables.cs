using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Statistics;
using SerializationBenchmarks.Benchmarks.Tables;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Benchmarks.Studies.Fresh;

/// <summary>The states side by side, a line for each serializer, and how far the serializers are apart in the first and in the last of them.</summary>
public sealed class FreshTables : StudyTables
{
    private static readonly (string Title, string[] States)[] _directions =
    [
        ("Serialize", [nameof(SerializeOnce<>), nameof(SerializeOneByOne<>), nameof(SerializeMixed<>), nameof(SerializeFresh<>)]),
        ("Deserialize", [nameof(DeserializeOnce<>), nameof(DeserializeOneByOne<>), nameof(DeserializeMixed<>), nameof(DeserializeFresh<>)]),
    ];

    /// <inheritdoc/>
    protected override string Study => FreshStudy.OwnName;

    /// <inheritdoc/>
    protected override string Render(RunRecord record, int headingLevel)
    {
        var figures = record.Cases.ToDictionary(@case => @case.Key, @case => new CaseFigures(@case));
        var tables = from direction in _directions
                     from model in record.Models
                     let lines = LinesOf(record, figures, model, direction.States)
                     where lines.Length > 0
                     select $"{new string('#', headingLevel)} {direction.Title}, {model}\n\n{TableOf(lines)}{DistanceOf(lines)}";
        return string.Join('\n', tables);
    }

    private static Line[] LinesOf(RunRecord record, Dictionary<CaseKey, CaseFigures> figures, string model, string[] states) =>
    [
        .. from serializer in record.Serializers.Select(serializer => serializer.Name)
           let of = Array.ConvertAll(states, state => figures.GetValueOrDefault(new CaseKey(state, serializer, model)))
           where of.Any(state => state is not null)
           select new Line(serializer, of),
    ];

    // Units stand in the headings, so that nothing takes these figures for the cases' own.
    private static MarkdownTable TableOf(Line[] lines)
    {
        var table = new MarkdownTable(
            Column.Text("Serializer"),
            Column.Number("one value, ns"),
            Column.Number("one by one, ns"),
            Column.Number("mixed, ns"),
            Column.Number("fresh, ns"),
            Column.Number("fresh to one value"),
            Column.Number("the sample's payload"),
            Column.Number("the values', in the mean"));
        foreach (var line in lines)
        {
            table.AddRow(
            [
                line.Serializer,
                .. line.States.Select(state => NumberText.OneDecimal(state?.Mean)),
                line is { OneValue: { } one, Fresh: { } fresh } ? NumberText.Ratio(fresh.Mean / one.Mean) : "n/a",
                Payload(line.States[..1]),
                Payload(line.States[1..]),
            ]);
        }

        return table;
    }

    private static string Payload(IEnumerable<CaseFigures?> states) => states.FirstOrDefault(state => state is not null) is { } measured ? NumberText.Bytes(measured.Case.PayloadBytes) : "n/a";

    private static string DistanceOf(Line[] lines)
    {
        Line[] both = [.. lines.Where(line => line is { OneValue: not null, Fresh: not null })];
        if (both.Length < 2)
            return "";
        double Distance(Func<Line, CaseFigures?> state) => both.Max(line => state(line)!.Mean) / both.Min(line => state(line)!.Mean);
        var (hot, fresh) = (Distance(line => line.OneValue), Distance(line => line.Fresh));
        return $"\nFrom the fastest to the slowest it is {NumberText.Ratio(hot)} times as long on one value, and {NumberText.Ratio(fresh)} times on fresh values.\n";
    }

    /// <summary>A serializer with what each state took; null where it was not measured.</summary>
    private sealed record Line(string Serializer, CaseFigures?[] States)
    {
        public CaseFigures? OneValue => States[0];

        public CaseFigures? Fresh => States[^1];
    }
}
