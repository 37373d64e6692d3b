using System.Globalization;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Statistics;
using SerializationBenchmarks.CustomModels.Loss;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Benchmarks.Tables;

/// <summary>One table: an operation on a model, a line for each serializer.</summary>
internal sealed class ResultTable
{
    /// <summary>What the name of the line begins with that is no serializer: Markdown's emphasis.</summary>
    internal const char FloorMark = '*';

    private const string OwnDataType = "It takes and gives a class that its library generated, whose decimals, dates or GUIDs may be ready-made bytes";

    private const string Multiple = "Multiple";

    private const double MostTimesOnce = 1.3; // Loops and inlining explain less; what is beyond it is worth a reader's doubt.

    private readonly Footnotes _notes = new();
    private readonly OperationRecord _operation;
    private readonly RunRecord _record;
    private readonly string _model;
    private readonly List<CaseFigures> _figures;
    private readonly Dictionary<CaseFigures, RatioEstimate> _ratios = [];
    private IReadOnlyList<TableLine>? _lines; // Ranks take many resamples, which who asks for ratios alone does not need.

    private ResultTable(RunRecord record, OperationRecord operation, string model)
    {
        (_record, _operation, _model) = (record, operation, model);
        var order = record.Serializers.Select((serializer, index) => (serializer.Name, index)).ToDictionary();
        _figures =
        [
            .. record.Cases
                .Where(@case => @case.Key.Operation == operation.Name && @case.Key.Model == model)
                .OrderBy(@case => @case.Key.IsFloor)
                .ThenBy(@case => order.GetValueOrDefault(@case.Key.Serializer))
                .Select(@case => new CaseFigures(@case)),
        ];
        if (_figures.Count > 0)
            _ratios = _figures.ToDictionary(figures => figures, figures => Ratio(figures, _figures[0]));
    }

    /// <summary>The serializers' ratios to the first one, without its own.</summary>
    public IEnumerable<RatioEstimate> Ratios => _figures.Skip(1).Select(figures => _ratios[figures]);

    /// <summary>The part by which two must differ at least to be ranked: see <see cref="Twins.Limit"/>.</summary>
    public double Limit => Twins.Of(_record).Limit;

    /// <summary>The table's name in file names.</summary>
    public string Name => $"{_operation.Name}-{_model}";

    /// <summary>The heading of the operation.</summary>
    public string Operation => _operation.Title;

    /// <summary>The model, and what an operation is if there are several samples.</summary>
    public string Model => _record.OwnType is { Samples: > 1 } own
        ? string.Create(CultureInfo.InvariantCulture, $"{_model}, {own.Samples} samples: one operation is a call for each, in their order")
        : _model;

    /// <summary>The table's heading.</summary>
    public string Title => $"{_operation.Title}: {Model}";

    /// <summary>The name of the operation, as on the command line.</summary>
    public string OperationName => _operation.Name;

    /// <summary>The name of the model.</summary>
    public string ModelName => _model;

    /// <summary>The lines in order, the floor last.</summary>
    public IReadOnlyList<TableLine> Lines => _lines ??= [.. MakeLines()];

    /// <summary>Makes the tables of a run, in order; those of which nothing was selected are left out.</summary>
    /// <param name="record">The run.</param>
    public static IEnumerable<ResultTable> Of(RunRecord record) =>
        from operation in record.Operations
        from model in record.Models
        let table = new ResultTable(record, operation, model)
        where table._figures.Count > 0
        select table;

    /// <summary>Renders the table with its footnotes as Markdown.</summary>
    public string Render()
    {
        var unit = TimeScale.For(_figures.Select(figures => figures.Mean));
        string[] headings = ["Serializer", "Mean", "Error", "StdDev", "Median", "User + system", "Peak memory", "Gen0", "Allocated", "Ratio", "Rank", "× floor", "Size"];
        var columns = headings.Where(heading => heading switch
        {
            "User + system" or "Peak memory" => _figures.Any(figures => figures.PeakMemory is not null),
            "Gen0" => _figures.Any(figures => figures.Gen0 is not null),
            "× floor" => _figures.Any(figures => figures.Case.Key.IsFloor),
            "Size" => _operation.WritesPayload,
            _ => true,
        }).ToArray();
        var table = new MarkdownTable([.. columns.Select(heading => new Column(heading, RightAligned: heading != "Serializer"))]);
        foreach (var line in Lines)
        {
            var name = line.Name + string.Concat(line.Notes.Select(_notes.Mark));
            string[] cells = line.Figures is not { } figures
                ? [name, .. Enumerable.Repeat("n/a", headings.Length - 1)]
                :
                [
                    name,
                    .. new[] { figures.Mean, figures.Error, figures.StandardDeviation, figures.Median, figures.ProcessorTime ?? double.NaN }.Select(time => unit.FormatBeside(time, figures.Mean)),
                    figures.PeakMemory is { } bytes ? NumberText.MiB(bytes) : "n/a",
                    Gen0(figures),
                    NumberText.Allocated(figures.Allocated),
                    line.Ratio is { } ratio ? Text(ratio) : "",
                    line.Rank?.ToString(CultureInfo.InvariantCulture) ?? "",
                    line.Distance is { } distance ? Text(distance) : "",
                    NumberText.Bytes(figures.Case.PayloadBytes),
                ];
            table.AddRow([.. headings.Zip(cells).Where(cell => columns.Contains(cell.First)).Select(cell => cell.Second)]);
        }

        return $"{table}{_notes.Render()}{(LossOf(_record) is { } loss ? $"\n{loss}  \n" : "")}";
    }

    private IEnumerable<TableLine> MakeLines()
    {
        var floor = _figures.FirstOrDefault(figures => figures.Case.Key.IsFloor);
        var ranked = _figures.Where(figures => figures != floor).ToArray();
        var ranks = ranked.All(figures => figures.Time.HasInterval) ? Ranks.Of(ranked, Twins.Of(_record).Limit) : null;
        foreach (var serializer in _record.Serializers)
        {
            if (_figures.FirstOrDefault(figures => figures.Case.Key.Serializer == serializer.Name) is { } figures)
                yield return new TableLine(serializer.Name, serializer, figures, _ratios[figures], ranks?[Array.IndexOf(ranked, figures)], DistanceTo(figures), [.. NotesOf(serializer), .. NotesOf(figures)]);
            else if (_record.OwnType is null && !MissingCases.TakesNothing(_record, serializer.Name))
                yield return new TableLine(serializer.Name, serializer, null, null, null, null, [NoteOfMissing(serializer.Name)]);
        }

        if (floor is not null)
            yield return new TableLine($"{FloorMark}{FloorName()}{FloorMark}", null, floor, _ratios[floor], null, DistanceTo(floor), [.. NotesOf(floor)]);

        RatioEstimate? DistanceTo(CaseFigures figures) => floor is null ? null : Ratio(figures, floor);
    }

    private string FloorName() => _operation switch
    {
        { WritesPayload: false } => "copy of the model",
        { Name: nameof(CreateAndSerializeAndDeserialize<>) } => "copy of the smallest payload and of the model",
        _ => "copy of the smallest payload",
    };

    // The operation that makes ten calls, against ten of the operation that makes one.
    private double TimesOnce(CaseFigures figures)
    {
        if (_record.OwnType is not null || !_operation.Name.EndsWith(Multiple, StringComparison.Ordinal))
            return double.NaN;
        var once = figures.Case.Key with { Operation = _operation.Name[..^Multiple.Length] + "Once" };
        return _record.Cases.FirstOrDefault(@case => @case.Key == once) is { } found ? figures.Mean / (10 * new CaseFigures(found).Mean) : double.NaN;
    }

    private static RatioEstimate Ratio(CaseFigures figures, CaseFigures reference) =>
        figures == reference ? RatioEstimate.One : RatioEstimate.Paired(figures, reference);

    /// <summary>What stands below every table of a user's type whose values lost something, because no figure counts without it; else null.</summary>
    /// <param name="record">The record.</param>
    public static string? LossOf(RunRecord record) => record.OwnType is { Lost: { } lost } own ? DataLoss.Describe(own.Type, lost) : null;

    private string NoteOfMissing(string serializer)
    {
        var missing = _record.Missing.FirstOrDefault(missing =>
            missing.Serializer == serializer && missing.Model == _model && (missing.Operation is null || missing.Operation == _operation.Name));
        return missing switch
        {
            null => "Not measured in this run.",
            { Failed: true } => $"Not timed, because it failed: {missing.Reason}",
            _ => missing.Reason,
        };
    }

    /// <summary>What a table says of a serializer whose data is a class of its own.</summary>
    /// <param name="record">The record, which may have operations with a user's own class.</param>
    public static string OwnDataTypeIn(RunRecord record) => record.Operations.Any(operation => operation.Name == nameof(SerializeFromModel<>))
        ? $"{OwnDataType}; from and to your own class, see {nameof(SerializeFromModel<>)} and {nameof(DeserializeToModel<>)}."
        : $"{OwnDataType}.";

    private IEnumerable<string> NotesOf(SerializerRecord serializer)
    {
        if (serializer.OwnDataType == true)
            yield return OwnDataTypeIn(_record);
    }

    private IEnumerable<string> NotesOf(CaseFigures figures)
    {
        if (_record.Notes?.FirstOrDefault(note => note.Serializer == figures.Case.Key.Serializer && note.Model == _model) is { } note)
            yield return note.Text;
        if (figures.Marks.HasFlag(RoundMarks.Unsettled))
            yield return "The runtime had not yet compiled this serializer's code for good, or was still compiling, while it was measured; its figures may be far too high.";
        if (figures.IsDisturbed)
            yield return "Other processes took the processor for most of a round of this serializer, and too few other rounds are left to leave that out; its figures may be too high.";
        if (TwoModes.Find(figures, _figures) is { } modes)
            yield return string.Create(CultureInfo.InvariantCulture, $"{modes.Slow} of its {modes.All} processes that count took at least {NumberText.Ratio(modes.Factor)} times as long as the others, while the other serializers of those rounds did not.");
        if (TimesOnce(figures) is > MostTimesOnce and var times)
            yield return string.Create(CultureInfo.InvariantCulture, $"Ten calls take {NumberText.Ratio(times)} times as long as ten single ones.");
    }

    // As BenchmarkDotNet writes it.
    private static string Gen0(CaseFigures figures) => figures.Gen0 switch
    {
        null => "n/a",
        0 => "-",
        { } collections => collections.ToString("N4", CultureInfo.InvariantCulture),
    };

    /// <summary>Writes a ratio with its interval, where it has one.</summary>
    /// <param name="ratio">The ratio.</param>
    internal static string Text(RatioEstimate ratio) => ratio switch
    {
        { Value: double.NaN } => "n/a",
        { HasInterval: false } or { Low: 1, High: 1 } => NumberText.Ratio(ratio.Value),
        _ => string.Create(CultureInfo.InvariantCulture, $"{NumberText.Ratio(ratio.Value)} [{NumberText.Ratio(ratio.Low)}; {NumberText.Ratio(ratio.High)}]"),
    };
}
