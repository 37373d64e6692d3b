using SerializationBenchmarks.Output.Tables;
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
        var figures = record.Cases.ToDictionary(@case => @case.Key, @case => new CaseFigures(@case));
        var tables = from direction in FreshStates.Directions
                     from model in record.Models
                     let states = ((string Operation, string State)[])[.. direction.States, .. direction.Beside]
                     let lines = LinesOf(record, figures, model, states)
                     where lines.Length > 0
                     select $"{new string('#', headingLevel)} {direction.Title}, {model}\n\n{TableOf(states, lines)}{DistanceOf(lines)}{BranchesOf(lines)}";
        return string.Join('\n', tables);
    }

    private static Line[] LinesOf(RunRecord record, Dictionary<CaseKey, CaseFigures> figures, string model, (string Operation, string State)[] states) =>
    [
        .. from labels in new[] { LibraryRows.LabelsOf(record) }
           from serializer in record.Serializers.Select(serializer => serializer.Name)
           let of = states.Select(state => (state.State, Figures: figures.GetValueOrDefault(new CaseKey(state.Operation, serializer, model)))).Where(state => state.Figures is not null).ToDictionary(state => state.State, state => state.Figures!)
           where of.Count > 0
           select new Line(serializer, labels[serializer], of),
    ];

    // Units stand in the headings, so that nothing takes these figures for the cases' own.
    private static MarkdownTable TableOf((string Operation, string State)[] states, Line[] lines)
    {
        var table = new MarkdownTable(
        [
            Column.Text("Serializer"),
            .. states.Select(state => Column.Number($"{state.State}, ns")),
            Column.Number("fresh to one value"),
            Column.Number("the sample's payload"),
            Column.Number("the values', in the mean"),
        ]);
        foreach (var line in lines)
        {
            table.AddRow(
            [
                line.Label,
                .. states.Select(state => NumberText.OneDecimal(line.Of(state.State)?.Nanoseconds)),
                line is { OneValue: { } one, Fresh: { } fresh } ? NumberText.Ratio(fresh.Nanoseconds / one.Nanoseconds) : "n/a",
                Payload(line.OneValue),
                Payload(states.Where(state => state.State != FreshStates.OneValue).Select(state => line.Of(state.State)).FirstOrDefault(figures => figures is not null)),
            ]);
        }

        return table;
    }

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
