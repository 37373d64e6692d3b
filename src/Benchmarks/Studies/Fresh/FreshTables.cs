using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Rendering.Tables;
using SerializationBenchmarks.Benchmarks.Statistics;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Benchmarks.Studies.Fresh;

/// <summary>The states side by side, a line for each serializer, and how far the serializers are apart in the first and in the last of them.</summary>
public sealed class FreshTables : StudyTables<FreshStudy>
{
    /// <inheritdoc/>
    protected override string Render(RunRecord record, int headingLevel)
    {
        var figures = record.Cases.ToDictionary(@case => @case.Key, @case => new CaseFigures(@case));
        var tables = from direction in FreshStates.Directions
                     from model in record.Models
                     let lines = LinesOf(record, figures, model, Array.ConvertAll(direction.States, state => state.Operation))
                     where lines.Length > 0
                     select $"{new string('#', headingLevel)} {direction.Title}, {model}\n\n{TableOf(lines)}{DistanceOf(lines)}{BranchesOf(lines)}";
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
        [
            Column.Text("Serializer"),
            .. FreshStates.Directions[0].States.Select(state => Column.Number($"{state.State}, ns")),
            Column.Number("fresh to one value"),
            Column.Number("the sample's payload"),
            Column.Number("the values', in the mean"),
        ]);
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
        return $"\nThe slowest takes {NumberText.Ratio(hot)} times as long as the fastest on one value, and {NumberText.Ratio(fresh)} times on fresh values.\n";
    }

    // What the order alone costs: the values are the same.
    private static string BranchesOf(Line[] lines)
    {
        (string Serializer, double Ratio)[] ratios =
        [
            .. lines.Where(line => line is { OneByOne: not null, Mixed: not null } && line.Serializer != nameof(EmptyWalk))
                .Select(line => (line.Serializer, line.Mixed!.Mean / line.OneByOne!.Mean)).OrderByDescending(line => line.Item2),
        ];
        return ratios.Length < 2 ? "" :
            $"\nMixed values take `{ratios[0].Serializer}` {NumberText.Ratio(ratios[0].Ratio)} times as long as the same ones one by one, and the others {NumberText.Ratio(ratios[^1].Ratio)} to {NumberText.Ratio(ratios[1].Ratio)} times.\n";
    }

    /// <summary>A serializer with what each state took; null where it was not measured.</summary>
    private sealed record Line(string Serializer, CaseFigures?[] States)
    {
        public CaseFigures? OneValue => States[0];

        public CaseFigures? OneByOne => States[1];

        public CaseFigures? Mixed => States[2];

        public CaseFigures? Fresh => States[^1];
    }
}
