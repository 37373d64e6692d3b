using System.Text;
using SerializationBenchmarks.Programs.Versions;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Output.Tables;

/// <summary>Two serializers of a run against each other: how many times faster the first is, and how many times smaller its payloads.</summary>
internal static class VersusTable
{
    /// <summary>Renders both tables as Markdown.</summary>
    /// <param name="operation">The operation's name; null for all.</param>
    public static string Render(RunRecord record, SerializerPair pair, int headingLevel, string? operation = null)
    {
        var (first, second) = LabelsOf(record, pair);
        var text = new StringBuilder();
        text.Append('#', headingLevel).Append(' ').Append(first).Append(" versus ").Append(second).Append(": time\n\n").Append(Times(record, pair, operation)).Append('\n');
        text.Append('#', headingLevel).Append(' ').Append(first).Append(" versus ").Append(second).Append(": size\n\n").Append(Sizes(record, pair));
        return text.ToString();
    }

    private static (string First, string Second) LabelsOf(RunRecord record, SerializerPair pair) => RowLabels.Of(record) is var labels
        ? (labels.GetValueOrDefault(pair.First, pair.First), labels.GetValueOrDefault(pair.Second, pair.Second))
        : default;

    private static MarkdownTable Times(RunRecord record, SerializerPair pair, string? only)
    {
        var figures = record.Cases
            .Where(@case => @case.Key.Serializer == pair.First || @case.Key.Serializer == pair.Second)
            .ToDictionary(@case => @case.Key, @case => new CaseFigures(@case));
        var names = LabelsOf(record, pair);
        var table = new MarkdownTable(
            Column.Text("Operation"),
            Column.Text("Model"),
            Column.Number(names.First),
            Column.Number(names.Second),
            Column.Number("Speed-up"),
            Column.Text($"{names.First} is"),
            Column.Number("Allocated, B"));
        foreach (var operation in record.Operations.Where(operation => only is null || operation.Name == only))
        {
            foreach (var model in record.Models)
            {
                var first = figures.GetValueOrDefault(new CaseKey(operation.Name, pair.First, model));
                var second = figures.GetValueOrDefault(new CaseKey(operation.Name, pair.Second, model));
                if (first is null && second is null)
                    continue;
                var unit = TimeScale.For([first?.Nanoseconds ?? double.NaN, second?.Nanoseconds ?? double.NaN]);
                var ratio = first is null || second is null ? double.NaN : second.RatioTo(first);
                table.AddRow(operation.Name, model, unit.Format(first?.Nanoseconds ?? double.NaN), unit.Format(second?.Nanoseconds ?? double.NaN), NumberText.Ratio(ratio), first is null || second is null ? "n/a" : InWords(ratio, Limit.Of(record).Judge(second, first)), Allocated(first, second));
            }
        }

        return table;
    }

    // Of both, unless it is the same.
    private static string Allocated(CaseFigures? first, CaseFigures? second) => string.Join(" and ", new[] { first, second }.Select(figures => figures is null ? "n/a" : NumberText.Bytes(figures.Allocated)).Distinct());

    // A payload is the same whatever is timed.
    private static MarkdownTable Sizes(RunRecord record, SerializerPair pair)
    {
        var names = LabelsOf(record, pair);
        var table = new MarkdownTable(
            Column.Text("Model"),
            Column.Number(names.First),
            Column.Number(names.Second),
            Column.Number("Ratio"),
            Column.Text($"{names.First} is"));
        foreach (var model in record.Models)
        {
            var (first, second) = (SizeOf(record, pair.First, model), SizeOf(record, pair.Second, model));
            if (first is null && second is null)
                continue;
            var ratio = first > 0 && second > 0 ? (double)second / (double)first : double.NaN; // An empty payload has no ratio.
            table.AddRow(model, Bytes(first), Bytes(second), NumberText.Ratio(ratio), InWords(ratio, "smaller", "larger"));
        }

        return table;
    }

    private static int? SizeOf(RunRecord record, string serializer, string model) =>
        record.Cases.FirstOrDefault(@case => @case.Key.Serializer == serializer && @case.Key.Model == model)?.PayloadBytes;

    private static string Bytes(int? size) => size is { } bytes ? NumberText.Bytes(bytes) : "n/a";

    private static string InWords(double ratio, RelativeSpeed speed) => speed switch
    {
        RelativeSpeed.Same => "same",
        RelativeSpeed.Unclear => "unclear",
        _ => InWords(ratio, "faster", "slower"),
    };

    private static string InWords(double ratio, string above, string below) => ratio switch
    {
        double.NaN => "n/a",
        1 => "same",
        > 1 => $"{NumberText.Ratio(ratio)} times {above}",
        _ => $"{NumberText.Ratio(1 / ratio)} times {below}",
    };
}

/// <summary>Two serializers to hold against each other.</summary>
internal sealed record SerializerPair(string First, string Second)
{
    /// <summary>
    /// The pairs of a serializer and itself with other versions, of those that a run measured, both deployed alike. One pair more shows what deploying does: the
    /// serializer, and the same with its own runtime.
    /// </summary>
    public static IEnumerable<SerializerPair> OfVersions(RunRecord record) =>
        from rows in record.Serializers.GroupBy(row => row.Name.Split(VersionedName.Mark)[0])
        from alike in rows.GroupBy(row => row.Version?.SelfContained is true)
        from other in alike
        let first = other == alike.First() && IsTheSame(record, rows.First(), other) ? rows.First() : alike.First()
        let pair = new SerializerPair(first.Name, other.Name)
        where first != other && pair.Meets(record.Cases.Select(@case => @case.Key))
        select pair;

    /// <summary>The runtime of a row.</summary>
    public static string RuntimeOf(RunRecord record, SerializerRecord row) => row.Version?.Runtime ?? record.Environment.Runtime;

    private static bool IsTheSame(RunRecord record, SerializerRecord row, SerializerRecord other) => (row.Library, RuntimeOf(record, row)) == (other.Library, RuntimeOf(record, other));

    /// <summary>Whether some cases have an operation and a model that both are measured on.</summary>
    public bool Meets(IEnumerable<CaseKey> cases)
    {
        var keys = cases.ToHashSet();
        return keys.Any(key => key.Serializer == First && keys.Contains(key with { Serializer = Second }));
    }
}
