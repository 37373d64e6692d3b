using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Statistics;
using SerializationBenchmarks.Benchmarks.Studies;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Rendering.Tables;

/// <summary>
/// A run in one table, the fastest first: what most readers choose by. README.md has it with what is known of each library, and a run ends
/// with it. Of the default study it is writing and reading its last model, from and to the user's own class where that was measured.
/// </summary>
internal sealed class ShortTable
{
    private const string WithoutConverting = "its generated class";

    private readonly Footnotes _notes = new();
    private readonly RunRecord _record;
    private readonly TimeColumn[] _columns;
    private readonly Dictionary<CaseKey, CaseFigures> _figures;
    private readonly FreshColumns? _fresh;

    /// <summary>Makes the table of a run.</summary>
    /// <param name="record">The run.</param>
    /// <param name="fresh">A run of the same operations on values that are not in the caches; null for none.</param>
    public ShortTable(RunRecord record, RunRecord? fresh = null)
    {
        _record = record;
        _columns = [.. ColumnsOf(record)];
        _figures = record.Cases.ToDictionary(@case => @case.Key, CaseFigures.Of);
        _fresh = fresh is not null && Model is { } model ? new FreshColumns(fresh, model) : null;
    }

    /// <summary>The model of the first column; null where nothing was measured.</summary>
    public string? Model => _columns.FirstOrDefault()?.Model;

    /// <summary>The serializers in the order of the table: by the sum of their times, those that lack one last.</summary>
    /// <param name="facts">What is known of the libraries, of which the fastest way to use each is a row; null for every serializer that has a library, or for all where none has.</param>
    public IReadOnlyList<SerializerRecord> Rows(AllFacts? facts = null)
    {
        SerializerRecord[] all = [.. _record.Serializers.Where(serializer => _columns.Any(column => Find(column, serializer.Name) is not null)).OrderBy(serializer => SumOf(serializer.Name))];
        var libraries = all.Where(serializer => !serializer.Library.StartsWith(SerializerInfo.NoLibrary, StringComparison.Ordinal));
        return facts is not null ? [.. libraries.DistinctBy(serializer => (serializer.Library, serializer.Format))]
            : libraries.Any() ? [.. libraries]
            : all;
    }

    /// <summary>How many times as long as the first row a serializer takes in all columns together; NaN where it lacks one.</summary>
    /// <param name="serializer">The serializer.</param>
    /// <param name="first">The first row.</param>
    public double TimesAsLong(SerializerRecord serializer, SerializerRecord first) => SumOf(serializer.Name) is var sum && double.IsFinite(sum) ? sum / SumOf(first.Name) : double.NaN;

    /// <summary>How far the libraries are apart on one value and on values that are not in the caches; empty where that is not known.</summary>
    /// <param name="facts">What is known of the libraries.</param>
    public string FreshDistances(AllFacts facts) => _fresh?.Distances(Rows(facts)) ?? "";

    /// <summary>Renders the table as Markdown.</summary>
    /// <param name="facts">What is known of the libraries, for README.md; null for every serializer and its figures alone.</param>
    /// <returns>The table; empty where nothing was measured.</returns>
    public string Render(AllFacts? facts = null)
    {
        var rows = Rows(facts);
        if (rows.Count == 0)
            return "";
        Need[] needs = [.. facts?.Needs.Where(need => need.Heading is not null) ?? []];
        var scale = TimeScale.For(rows.SelectMany(row => _columns.Select(column => Find(column, row.Name)?.Mean ?? double.NaN)));
        var hasSize = rows.Any(row => SizeOf(row.Name) is not null);
        List<Column> columns = [Column.Text(facts is null ? "Serializer" : "Library")];
        if (facts is not null)
            columns.Add(Column.Text("Format"));
        columns.AddRange(needs.Select(need => Column.Text(need.Heading!)));
        columns.AddRange(_columns.Select(column => Column.Number($"{column.Heading}, {scale.Unit}")));
        if (_fresh is not null)
            columns.AddRange(FreshColumns.Columns);
        if (hasSize)
            columns.Add(Column.Number("Size, B"));
        var table = new MarkdownTable([.. columns]);
        foreach (var row in rows)
        {
            string[] known = facts is null ? [] : [row.Format, .. needs.Select(need => facts.Of(row.Name, need.Id).ToString())];
            string[] size = !hasSize ? [] : [SizeOf(row.Name) is { } bytes ? NumberText.Number(bytes) : "n/a"];
            // What is fresh is measured from and to a library's own class.
            var isGenerated = row.OwnDataType == true && _columns.Any(column => column.WithoutConverting is not null);
            string[] fresh = [.. _fresh?.Cells(row.Name, rows) ?? []];
            table.AddRow([facts is null ? row.Name : row.Library + NotesOf(row, facts), .. known, .. _columns.Select(column => Cell(column, row.Name, rows, scale)), .. isGenerated ? fresh.Select(_ => "") : fresh, .. size]);
            if (isGenerated)
                table.AddRow([$"*{WithoutConverting}*", .. known.Select(_ => ""), .. _columns.Select(column => CellWithoutConverting(column, row.Name, scale)), .. fresh, .. size.Select(_ => "")]);
        }

        return (facts is null ? table.ToString() : table.ToShortString()) + _notes.Render();
    }

    /// <summary>What the table shows of a study: its two operations on one model.</summary>
    private static IEnumerable<TimeColumn> ColumnsOf(RunRecord record)
    {
        var recorded = record.Cases.Select(@case => (@case.Key.Operation, @case.Key.Model)).ToHashSet();
        var isDefault = record.Study == Study.All[0].Name || record.OwnType is not null && record.Study == OwnTypeStudy.StudyName;
        // Of a serializer that takes the user's own class, these are the figures of SerializeOnce and DeserializeOnce: see RunRecord.Same. Several samples of a
        // user's type are written and read in one call.
        string[] writing = [nameof(SerializeFromModel<>), nameof(SerializeOnce<>), nameof(SerializeMultiple<>)];
        string[] reading = [nameof(DeserializeToModel<>), nameof(DeserializeOnce<>), nameof(DeserializeMultiple<>)];
        string[][] wanted = isDefault ? [writing, reading] : [.. (Study.Of(record)?.PictureOperations ?? []).Take(2).Select(operation => new[] { operation })];
        var model = (isDefault ? record.Models.Reverse() : record.Models).FirstOrDefault(model => wanted.Any(names => names.Any(name => recorded.Contains((name, model)))));
        if (model is null) // What was selected is none of them.
        {
            return record.Cases.Take(1).Select(@case => new TimeColumn(record.Operations.First(operation => operation.Name == @case.Key.Operation).Title, @case.Key.Operation, @case.Key.Model, null));
        }

        return
            from names in wanted
            let name = names.FirstOrDefault(name => recorded.Contains((name, model)))
            where name is not null
            let title = isDefault ? (names == writing ? "Write" : "Read") : record.Operations.First(operation => operation.Name == name).Title
            select new TimeColumn(title, name, model, isDefault && name == names[0] && recorded.Contains((names[1], model)) ? names[1] : null);
    }

    private CaseFigures? Find(TimeColumn column, string serializer) => _figures.GetValueOrDefault(new CaseKey(column.Operation, serializer, column.Model));

    private double SumOf(string serializer) => _columns.Sum(column => Find(column, serializer)?.Mean ?? double.PositiveInfinity);

    /// <summary>The length of a serializer's payload in bytes; null where it was not measured.</summary>
    /// <param name="serializer">The serializer's name.</param>
    public int? SizeOf(string serializer) => _columns
        .Where(column => _record.Operations.Any(operation => operation.Name == column.Operation && operation.WritesPayload))
        .Select(column => Find(column, serializer)?.Case.PayloadBytes)
        .FirstOrDefault(size => size is not null);

    // A time, and how many times as long as the best of the column: nothing of the best, and of what is not significantly slower.
    private string Cell(TimeColumn column, string serializer, IReadOnlyList<SerializerRecord> rows, TimeScale scale)
    {
        if (Find(column, serializer) is not { } figures)
            return "n/a";
        var ratio = figures.RatioToFastest(rows.Select(row => Find(column, row.Name)));
        var time = scale.FormatShort(figures.Mean);
        if (!figures.IsSettled)
            return $"{time} ({NumberText.TwoDigits(ratio.Value)}×){_notes.Mark("Unsettled: the runtime was still compiling code, so another run may differ by more than intervals say.")}";
        return ratio.Judge(Twins.Of(_record).Limit) is Difference.Same ? $"**{time}**" : $"{time} ({NumberText.TwoDigits(ratio.Value)}×)";
    }

    private string CellWithoutConverting(TimeColumn column, string serializer, TimeScale scale) =>
        column.WithoutConverting is { } operation && _figures.GetValueOrDefault(new CaseKey(operation, serializer, column.Model)) is { } figures ? scale.FormatShort(figures.Mean) : "";

    // What a payload loses, where it is not a column: who is faster because of it should not look equal.
    private string NotesOf(SerializerRecord row, AllFacts facts) => string.Concat(facts.Needs
        .Where(need => need is { Heading: null, Lacking: not null } && facts.Of(row.Name, need.Id).Answer is Answer.No)
        .Select(need => _notes.Mark($"{char.ToUpperInvariant(need.Lacking![0])}{need.Lacking[1..]}.")));

    /// <summary>A column of times.</summary>
    /// <param name="Heading">Its heading, without the unit.</param>
    /// <param name="Operation">The operation.</param>
    /// <param name="Model">The model.</param>
    /// <param name="WithoutConverting">The operation that leaves out the conversion between the user's class and a generated one; null for none.</param>
    private sealed record TimeColumn(string Heading, string Operation, string Model, string? WithoutConverting);
}
