using System.Text;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Statistics;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Tables;

/// <summary>A run in one short table for each model: what most readers choose by.</summary>
/// <param name="record">The run.</param>
internal sealed class SummaryTables(RunRecord record)
{
    private const string FloorName = "*copy*";

    private static readonly (string Operation, string Heading)[] _times =
    [
        (nameof(SerializeOnce<>), "Write"),
        (nameof(DeserializeOnce<>), "Read"),
        (nameof(SerializeToBuffer<>), "To a buffer"),
    ];

    private readonly Dictionary<CaseKey, CaseFigures> _figures = record.Cases
        .Where(@case => _times.Any(time => time.Operation == @case.Key.Operation))
        .ToDictionary(@case => @case.Key, @case => new CaseFigures(@case));

    private readonly Footnotes _notes = new();

    /// <summary>Renders the tables as Markdown.</summary>
    /// <param name="source">Where the figures come from, as Markdown.</param>
    /// <param name="headingLevel">The level of a model's heading.</param>
    public string Render(string source, int headingLevel)
    {
        var environment = record.Environment;
        var text = new StringBuilder($"From {source}: {environment.Cpu}, {NumberText.Count(environment.Cores, "logical core")}, {environment.Runtime}.\n");
        foreach (var model in record.Models)
            text.Append('\n').Append('#', headingLevel).Append(' ').Append(model).Append("\n\n").Append(TableOf(model).ToShortString());
        var leftOut = MissingCases.LeftOut(record);
        return text.Append(_notes.Render()).Append(leftOut.Length > 0 ? "\n" + leftOut : "").ToString();
    }

    private MarkdownTable TableOf(string model)
    {
        var scale = TimeScale.For(_figures.Values.Where(figures => figures.Case.Key.Model == model).Select(figures => figures.Mean));
        var table = new MarkdownTable(
        [
            Column.Text("Serializer"),
            .. _times.Select(time => Column.Number($"{time.Heading}, {scale.Unit}")),
            Column.Number("Allocated, B"),
            Column.Number("Size, B"),
        ]);
        var ownDataTypes = record.Serializers.Where(serializer => serializer.OwnDataType == true).Select(serializer => serializer.Name).ToHashSet();
        // The handwritten ones are measures of a format, not what a reader can choose.
        foreach (var serializer in record.Serializers.Where(serializer => !serializer.Library.StartsWith(SerializerInfo.NoLibrary, StringComparison.Ordinal)).Select(serializer => serializer.Name).Append(CaseKey.Floor))
        {
            CaseFigures?[] figures = [.. _times.Select(time => _figures.GetValueOrDefault(new CaseKey(time.Operation, serializer, model)))];
            if (serializer == CaseKey.Floor && figures.All(figures => figures is null))
                continue;
            table.AddRow(
            [
                serializer == CaseKey.Floor ? FloorName : serializer + (ownDataTypes.Contains(serializer) ? _notes.Mark(ResultTable.OwnDataTypeIn(record)) : ""),
                .. figures.Select(figures => TimeOf(figures, scale)),
                $"{Number(figures[0]?.Allocated)} / {Number(figures[1]?.Allocated)}",
                Number(figures[0]?.Case.PayloadBytes),
            ]);
        }

        return table;
    }

    private string TimeOf(CaseFigures? figures, TimeScale scale)
    {
        if (figures is null)
            return "n/a";
        var mark = figures.Marks.HasFlag(RoundMarks.Unsettled) ? _notes.Mark("The runtime was still compiling while this was measured; the time may be far too high.") : "";
        return scale.FormatShort(figures.Mean, figures.Error) + mark;
    }

    private static string Number(long? bytes) => bytes is { } number ? NumberText.Number(number) : "n/a";
}
