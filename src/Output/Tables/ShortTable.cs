using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Programs.Versions;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Output.Tables;

/// <summary>
/// A run in one table, the fastest first: what a call takes, by which most readers choose. README.md has it, and a run ends with it. Of the default
/// study it is writing and reading its last model, from and to the user's own class where that was measured.
/// </summary>
internal sealed class ShortTable
{
    private readonly Footnotes _notes = new();
    private readonly RunRecord _record;
    private readonly TimeColumn[] _columns;
    private readonly Dictionary<CaseKey, CaseFigures> _figures;
    private readonly FreshColumn? _fresh;
    private readonly Func<string, double> _sumOf;
    private readonly RunRatios _ratios;
    private readonly Limit _limit;
    private readonly Dictionary<TimeColumn, CaseFigures?> _fastest; // Computed once, because every cell asks.

    /// <summary>Makes the table of a run.</summary>
    /// <param name="fresh">Runs of the same operations on values that are not in the caches; the first is the one that its note is of.</param>
    /// <param name="limit">The part by which times differ at least that are called different, where other runs say more of it than this one.</param>
    /// <param name="others">Other runs of the same, whose ratios count as much as this one's.</param>
    public ShortTable(RunRecord record, IReadOnlyList<RunRecord>? fresh = null, Limit? limit = null, IReadOnlyList<RunRecord>? others = null)
    {
        _record = record;
        _limit = limit ?? Limit.Of(record);
        _columns = [.. ColumnsOf(record)];
        _figures = record.Cases.ToDictionary(@case => @case.Key, CaseFigures.Of);
        _sumOf = SumsOf(record);
        _ratios = new RunRatios([_sumOf, .. (others ?? []).Select(SumsOf)]);
        SerializerRecord[] all = [.. record.Serializers.Where(serializer => _columns.Any(column => Find(column, serializer.Name) is not null)).OrderBy(serializer => SumOf(serializer.Name))];
        if (all.Length > 0)
            all = [.. all.OrderBy(serializer => MeanOf(serializer, all[0]))];
        // What is handwritten shows what a format costs where its library was not measured.
        var libraries = all.Where(serializer => !LibraryRows.HasNoLibrary(serializer)).Select(serializer => serializer.Format).ToHashSet();
        All = record.Named is true ? all : [.. all.Where(serializer => !LibraryRows.HasNoLibrary(serializer) || !libraries.Contains(serializer.Format))];
        Labels = new RowLabels(All);
        Rows = IsOfCalls(record) && record.Named is not true ? LibraryRows.Of(All, serializer => MeanOf(serializer, All[0])) : All;
        _fastest = _columns.ToDictionary(column => column, column => Rows.Select(row => Find(column, row.Name)).OfType<CaseFigures>().MinBy(figures => figures.Nanoseconds));
        _fresh = fresh is { Count: > 0 } && Model is { } model ? new FreshColumn(fresh, model, record.Environment) : null;
    }

    /// <summary>The model of the first column; null where nothing was measured.</summary>
    public string? Model => _columns.FirstOrDefault()?.Model;

    /// <summary>When the run started, in UTC.</summary>
    public DateTime Started => _record.Started;

    /// <summary>Every serializer that has a library, or all where none has, in the order of the table: by the sum of their times, those that lack one last.</summary>
    public IReadOnlyList<SerializerRecord> All { get; }

    /// <summary>What they are called beside each other.</summary>
    public RowLabels Labels { get; }

    /// <summary>Those that have a row: of a library's configurations the fastest, and the plain one where that takes notably longer.</summary>
    public IReadOnlyList<SerializerRecord> Rows { get; }

    /// <summary>How many times as long as the first row a serializer takes in all columns together; NaN where it lacks one.</summary>
    public double TimesAsLong(SerializerRecord serializer, SerializerRecord first) => _ratios.Mean(serializer.Name, first.Name);

    /// <summary>The same in words: a range where runs are apart.</summary>
    public string TimesAsLongText(SerializerRecord serializer, SerializerRecord first) => _ratios.Cell(serializer.Name, first.Name);

    /// <summary>The same of fresh values; null where one of the two was not measured with them.</summary>
    public string? FreshTimesAsLongText(SerializerRecord serializer, SerializerRecord first) =>
        _fresh is not null && double.IsFinite(_fresh.Ratios.Mean(serializer.Name, first.Name)) ? _fresh.Ratios.Cell(serializer.Name, first.Name) : null;

    /// <summary>What the column of fresh values is, in a sentence; empty where there is none.</summary>
    public string FreshNote => _fresh?.Note ?? "";

    /// <summary>Renders the table as Markdown.</summary>
    /// <returns>The table, with the notes below it; empty where nothing was measured.</returns>
    public string Render(AllFacts facts, bool isPadded = true)
    {
        if (Rows.Count == 0)
            return "";
        var scale = TimeScale.For(Rows.SelectMany(row => _columns.Select(column => Find(column, row.Name)?.Nanoseconds ?? double.NaN)));
        List<(Column Column, Func<SerializerRecord, string> Cell)> columns =
        [
            (Column.Text("Library"), row => Labels.Long(row) + ConfigurationOf(row, facts) + NotesOf(row, facts)),
            .. _columns.Select(column => (Column.Number($"{column.Heading}, {scale.Unit}"), (Func<SerializerRecord, string>)(row => Cell(column, row.Name, scale)))),
            (Column.Number(IsOfCalls(_record) && _columns.Length == 2 ? $"{_columns[0].Heading} + {_columns[1].Heading.ToLowerInvariant()}, ×" : "×"), row => TimesAsLongText(row, Rows[0])),
        ];
        if (Rows.Any(row => SizeOf(row.Name) is not null))
            columns.Add((Column.Number("Size, B"), row => SizeCell(row.Name)));
        columns.Add((Column.Number("Allocated, B"), row => AllocatedCell(row.Name)));
        if (_fresh is not null)
            columns.Add((Column.Number("Fresh, ×"), row => _fresh.Ratios.Cell(row.Name, Rows[0].Name)));
        var table = new MarkdownTable([.. columns.Select(column => column.Column)]);
        foreach (var row in Rows)
            table.AddRow([.. columns.Select(column => column.Cell(row))]);

        return (isPadded ? table.ToString() : table.ToShortString()) + _notes.Render();
    }

    // Whether it is of single calls, by which most readers choose a library, and not of what a study asks.
    private static bool IsOfCalls(RunRecord record) => record.Study == Study.All[0].Name || (record.OwnType is not null && record.Study == OwnTypeStudy.StudyName);

    /// <summary>What the table shows of a study: its two operations on one model.</summary>
    private static IEnumerable<TimeColumn> ColumnsOf(RunRecord record)
    {
        var recorded = record.Cases.Select(@case => (@case.Key.Operation, @case.Key.Model)).ToHashSet();
        var isDefault = IsOfCalls(record);
        // Of a serializer that takes the user's own class, these are the figures of SerializeOnce and DeserializeOnce: see RunRecord.Same. Several samples of a
        // user's type are written and read in one call.
        string[] writing = [nameof(SerializeFromModel<>), nameof(SerializeOnce<>), nameof(SerializeMultiple<>)];
        string[] reading = [nameof(DeserializeToModel<>), nameof(DeserializeOnce<>), nameof(DeserializeMultiple<>)];
        string[][] wanted = isDefault ? [writing, reading] : [.. (Study.Of(record)?.ShownOperations ?? []).Take(2).Select(operation => new[] { operation })];
        var model = (isDefault ? record.Models.Reverse() : record.Models).FirstOrDefault(model => wanted.Any(names => names.Any(name => recorded.Contains((name, model)))));
        if (model is null) // What was selected is none of them.
        {
            return record.Cases.Take(1).Select(@case => new TimeColumn(TitleOf(record, @case.Key.Operation), @case.Key.Operation, @case.Key.Model, false));
        }

        return
            from names in wanted
            let name = names.FirstOrDefault(name => recorded.Contains((name, model)))
            where name is not null
            let title = isDefault ? (names == writing ? "Write" : "Read") : TitleOf(record, name)
            select new TimeColumn(title, name, model, isDefault && name == names[0]);
    }

    private static string TitleOf(RunRecord record, string operation) => record.Operations.First(known => known.Name == operation).Title;

    private CaseFigures? Find(TimeColumn column, string serializer) => _figures.GetValueOrDefault(new CaseKey(column.Operation, serializer, column.Model));

    /// <summary>What all columns together take, in nanoseconds; infinite where the serializer lacks one.</summary>
    public double SumOf(string serializer) => _sumOf(serializer);

    private double MeanOf(SerializerRecord serializer, SerializerRecord first) => _ratios.Mean(serializer.Name, first.Name) is var mean && double.IsNaN(mean) ? double.PositiveInfinity : mean;

    private Func<string, double> SumsOf(RunRecord run)
    {
        var figures = run.Cases.Where(@case => _columns.Any(column => (column.Operation, column.Model) == (@case.Key.Operation, @case.Key.Model))).ToDictionary(@case => @case.Key, @case => CaseFigures.Of(@case).Nanoseconds);
        return serializer => _columns.Sum(column => figures.GetValueOrDefault(new CaseKey(column.Operation, serializer, column.Model), double.PositiveInfinity));
    }

    /// <summary>The length of a serializer's payload in bytes; null where it was not measured.</summary>
    public int? SizeOf(string serializer) => _columns
        .Where(column => _record.Operations.Any(operation => operation.Name == column.Operation && operation.WritesPayload))
        .Select(column => Find(column, serializer)?.Case.PayloadBytes)
        .FirstOrDefault(size => size is not null);

    private string SizeCell(string serializer) => SizeOf(serializer) is { } size ? NumberText.Number(size) : "n/a";

    // Of all columns together, as the row's place is by the sum of its times.
    private string AllocatedCell(string serializer)
    {
        double?[] allocated = [.. _columns.Select(column => Find(column, serializer)?.Allocated)];
        return allocated.Contains(null) ? "n/a" : NumberText.Number((long)Math.Round(allocated.Sum()!.Value));
    }

    // Bold of the fastest in its column, and of what is not slower by more than the limit.
    private string Cell(TimeColumn column, string serializer, TimeScale scale)
    {
        if (Find(column, serializer) is not { } figures)
            return "n/a";
        var fastest = _fastest[column]!;
        var time = scale.FormatShort(figures.Nanoseconds);
        if (figures.Marks.HasFlag(RoundMarks.Resized))
            return $"{time}{_notes.Mark(ResultTable.Resized)}";
        if (!figures.IsSettled)
            return $"{time}{_notes.Mark("Unsettled: the runtime was still compiling code, so another run may differ by more than the limit.")}";
        return _limit.Judge(figures, fastest) is RelativeSpeed.Same or RelativeSpeed.Faster ? $"**{time}**" : time;
    }

    private bool IsConverted(SerializerRecord row) => row.OwnDataType == true && _columns.Any(column => column.IsFromOwnClass);

    // A word that tells a library's rows apart; none where it has a single row.
    private string ConfigurationOf(SerializerRecord row, AllFacts facts) =>
        LibraryRows.Beside(row, Rows, facts.Serializers.FirstOrDefault(known => known.Name == NameOf(row))?.Configuration);

    // What is known of a library is known by the name without a version.
    private static string NameOf(SerializerRecord row) => row.Name.Split(VersionedName.Mark)[0];

    // What a library lacks and no column says: one that is faster because of that should not look equal. Of a user's type, every value came back.
    private string NotesOf(SerializerRecord row, AllFacts facts)
    {
        var name = NameOf(row);
        string[] ofAnother = row.Version is not null && _record.Serializers.FirstOrDefault(other => other.Name == name)?.Library != row.Library ? ["What is noted was found with another version; nobody checked this one."] : [];
        string[] lost = _record.OwnType is not null ? [] : [.. facts.Needs
            .Where(need => need is { Heading: null, Lacking: not null } && facts.Of(name, need.Id).Answer is Answer.No)
            .Select(need => $"{char.ToUpperInvariant(need.Lacking![0])}{need.Lacking[1..]}.").Distinct()];
        string[] byHand = facts.Serializers.Any(known => known.Name == name && known.Code == CodeOrigin.Hand) ? ["Code for each class is handwritten."] : [];
        string[] converted = IsConverted(row) ? ["Includes converting from and to its generated class."] : [];
        string[] own = [.. (_record.OwnType is null ? [] : _record.Notes ?? []).Where(note => note.Serializer == row.Name && note.Model == Model).Select(note => note.Text)];
        string[] local = _record.Environment.LibraryFiles.Any(file => file.Source == LibraryFileRecord.Local && LibraryName.OfAssembly(file.Name) == LibraryRows.NameOf(row)) ? ["Built from its public sources."] : [];
        return string.Concat(converted.Concat(byHand).Concat(lost).Concat(own).Concat(local).Concat(ofAnother).Select(_notes.Mark).Order(StringComparer.Ordinal));
    }

    /// <summary>A column of times.</summary>
    private sealed record TimeColumn(string Heading, string Operation, string Model, bool IsFromOwnClass);
}
