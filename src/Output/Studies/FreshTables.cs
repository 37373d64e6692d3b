using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Studies.Fresh;

namespace SerializationBenchmarks.Output.Studies;

/// <summary>The states side by side, a line for each serializer, and how far the serializers are apart in the first and in the last of them.</summary>
internal static class FreshTables
{
    /// <summary>Renders the tables as Markdown.</summary>
    public static string Render(RunRecord record, int headingLevel)
    {
        var figures = new StudyFigures(record);
        var tables = from direction in FreshStates.Directions
                     from model in record.Models
                     let states = ((string Operation, string State)[])[.. direction.States, .. direction.Beside]
                     let lines = LinesOf(record, figures, model, states)
                     where lines.Length > 0
                     select $"{new string('#', headingLevel)} {direction.Title}, {model}\n\n{TableOf(states, lines)}{DistanceOf(lines)}{BranchesOf(lines)}";
        return string.Join('\n', tables);
    }

    private static Line[] LinesOf(RunRecord record, StudyFigures figures, string model, (string Operation, string State)[] states) =>
    [
        .. from serializer in record.Serializers.Select(serializer => serializer.Name)
           let of = states.Select(state => (state.State, Figures: figures.Of(state.Operation, serializer, model))).Where(state => state.Figures is not null).ToDictionary(state => state.State, state => state.Figures!)
           where of.Count > 0
           select new Line(serializer, figures.LabelOf(serializer), of),
    ];

    // Units stand in the headings, so that nothing takes these figures for the cases' own.
    private static MarkdownTable TableOf((string Operation, string State)[] states, Line[] lines) => MarkdownTable.Of(
        lines,
        [
            Column<Line>.Text("Serializer", line => line.Label),
            .. states.Select(state => Column<Line>.Number($"{state.State}, ns", line => NumberText.OneDecimal(line.Of(state.State)?.Nanoseconds))),
            Column<Line>.Number("fresh to one value", line => line is { OneValue: { } one, Fresh: { } fresh } ? NumberText.Ratio(fresh.Nanoseconds / one.Nanoseconds) : "n/a"),
            Column<Line>.Number("the sample's payload", line => Payload(line.OneValue)),
            Column<Line>.Number("the values', in the mean", line => Payload(states.Where(state => state.State != FreshStates.OneValue).Select(state => line.Of(state.State)).FirstOrDefault(figures => figures is not null))),
        ]);

    private static string Payload(CaseFigures? figures) => figures is null ? "n/a" : NumberText.Bytes(figures.Case.PayloadBytes);

    private static string DistanceOf(Line[] lines)
    {
        Line[] both = [.. lines.Where(line => line is { OneValue: not null, Fresh: not null })];
        if (both.Length < 2)
            return "";
        double Distance(Func<Line, CaseFigures?> state) => both.Max(line => state(line)!.Nanoseconds) / both.Min(line => state(line)!.Nanoseconds);
        var (hot, fresh) = (Distance(line => line.OneValue), Distance(line => line.Fresh));
        return $"\nThe slowest takes {NumberText.Ratio(hot)} times as long as the fastest on one value, and {NumberText.Ratio(fresh)} times on fresh values.\n";
    }

    // What the order alone costs: the values are the same.
    private static string BranchesOf(Line[] lines)
    {
        (string Serializer, double Ratio)[] ratios =
        [
            .. lines.Where(line => line is { OneByOne: not null, Mixed: not null } && line.Serializer != nameof(EmptyWalk))
                .Select(line => (line.Label, line.Mixed!.Nanoseconds / line.OneByOne!.Nanoseconds)).OrderByDescending(line => line.Item2),
        ];
        return ratios.Length < 2 ? "" :
            $"\nMixed values take {ratios[0].Serializer} {NumberText.Ratio(ratios[0].Ratio)} times as long as the same ones one by one, and the others {NumberText.Ratio(ratios[^1].Ratio)} to {NumberText.Ratio(ratios[1].Ratio)} times.\n";
    }

    /// <summary>A serializer with what each state took that was measured.</summary>
    private sealed record Line(string Serializer, string Label, Dictionary<string, CaseFigures> States)
    {
        public CaseFigures? OneValue => Of(FreshStates.OneValue);

        public CaseFigures? OneByOne => Of(FreshStates.OneByOne);

        public CaseFigures? Mixed => Of(FreshStates.Mixed);

        public CaseFigures? Fresh => Of(FreshStates.Fresh);

        public CaseFigures? Of(string state) => States.GetValueOrDefault(state);
    }
}
