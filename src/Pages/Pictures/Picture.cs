using System.Text.Json.Serialization;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Pages.Studies;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Pages.Pictures;

/// <summary>A picture of a record: a dot a serializer on a logarithmic axis, the best first, a line through several operations, or a bar a library.</summary>
/// <param name="States">Of lines, what stands below each of the operations; null for others.</param>
internal sealed record Picture(string Name, string Title, IReadOnlyList<string> Operations, string Model, IReadOnlyList<string> Serializers, [property: JsonConverter(typeof(JsonStringEnumConverter<PictureFigure>))] PictureFigure Figure, IReadOnlyList<string>? States = null)
{
    /// <summary>Of lines over the length of a message, the models with it, in the place of <see cref="Model"/>; null of others.</summary>
    public IReadOnlyList<CurvePoint>? Points { get; init; }

    /// <summary>Of bars, on a linear axis, what each of the operations is called, which are stacked; null of others.</summary>
    public IReadOnlyList<string>? Parts { get; init; }

    /// <summary>The serializers whose lines are dashed; null where none is.</summary>
    public IReadOnlyList<string>? Dashed { get; init; }

    /// <summary>What serializers are called that README.md's tables call otherwise; null where they have their own names.</summary>
    public IReadOnlyDictionary<string, string>? Labels { get; init; }

    /// <summary>The serializers that have no line, because a picture of all of them could not be read; empty where all have one.</summary>
    [JsonIgnore]
    public IReadOnlyList<string> NotShown { get; init; } = [];

    private const int MostOfAStudy = 2; // What a reader sees at once.

    private const int MostLines = 8; // That a reader can follow.

    private static readonly HashSet<string> _handwritten = [.. Catalog.Serializers.Where(serializer => serializer.Library is null).Select(serializer => serializer.Name)];

    /// <summary>The pictures of a record: of the default study the fastest of each library's rows in README.md, writing and reading its model, from and to the user's own class where that was measured; of another study with a page two at most.</summary>
    public static IReadOnlyList<Picture> Of(RunRecord record)
    {
        var labels = RowLabels.Of(record);
        return [.. Choose(record).Select(picture => picture with { Labels = picture.Labels ?? picture.Serializers.ToDictionary(name => name, name => labels[name]), NotShown = [.. picture.NotShown.Select(name => labels[name])] })];
    }

    private static IReadOnlyList<Picture> Choose(RunRecord record)
    {
        var study = Study.Of(record);
        if (study is null || record.OwnType is not null)
            return [];
        var recorded = record.Cases.Select(@case => (@case.Key.Operation, @case.Key.Model)).ToHashSet();
        string[] contrasted = [.. (StudyPages.Of(study.Name)?.ContrastsOf(record.Serializers) ?? []).SelectMany(contrast => new[] { contrast.Variant, contrast.Base })];
        string[] serializers = [.. record.Serializers.Select(serializer => serializer.Name).Where(name => contrasted.Length > 0 ? contrasted.Contains(name) : !_handwritten.Contains(name))];
        if (study == Study.All[0])
        {
            var table = new ShortTable(ReadmeRows.Of(record));
            return table.Model is { } model && Bars(table, model) is { } bars ? [bars] : [];
        }

        if (StudyPages.Of(study.Name) is not { } page)
            return [];
        if (page.CurvesOf(record) is { Count: > 0 } curves)
            return [.. curves.Take(MostOfAStudy).Select((curve, index) => Over(curve, $"{study.Name}-{index + 1}"))];

        var slopes =
            from slope in page.SlopesOf(record)
            let model = record.Models.LastOrDefault(model => slope.Steps.All(step => recorded.Contains((step.Operation, model))))
            where model is not null
            select (Slope: slope, Model: model);
        if (slopes.ToArray() is { Length: > 0 } lines)
            return [.. lines.Take(MostOfAStudy).Select((line, index) => Along(line.Slope, line.Model, $"{study.Name}-{index + 1}"))];

        var operations = record.Operations.Where(operation => study.ShownOperations.Contains(operation.Name)).ToArray();
        IEnumerable<(string Title, string[] Operations, string Model)> panels = page.AddsPictureOperations
            ? record.Models.Select(model => ($"{model}: {string.Join(" + ", operations.Select(operation => operation.Title.ToLowerInvariant()))}", operations.Select(operation => operation.Name).ToArray(), model))
            : from model in record.Models from operation in operations select ($"{operation.Title}: {model}", new[] { operation.Name }, model);
        var figure = page.AsksMemory ? PictureFigure.Memory : PictureFigure.Time;
        return
        [
            .. panels.Where(panel => panel.Operations.All(operation => recorded.Contains((operation, panel.Model)))).Take(MostOfAStudy)
                .Select((panel, index) => new Picture($"{study.Name}-{index + 1}", panel.Title, panel.Operations, panel.Model, serializers, figure)),
        ];

        Picture Over(Curve curve, string name)
        {
            var shown = Few(record, curve, serializers);
            return new Picture(name, curve.Title, [curve.Operation], curve.Points[^1].Model, shown, PictureFigure.Time)
            {
                Points = curve.Points,
                Dashed = curve.Dashed,
                NotShown = [.. serializers.Except(shown)],
            };
        }

        Picture Along(Slope slope, string model, string name)
        {
            var (operations, states) = (slope.Steps.Select(step => step.Operation).ToArray(), slope.Steps.Select(step => step.State).ToArray());
            return new Picture(name, $"{model}: {slope.Title.ToLowerInvariant()}", operations, model, serializers, slope.IsRate ? PictureFigure.Rate : PictureFigure.Time, states);
        }

        Picture? Bars(ShortTable table, string model)
        {
            string[]? operations = new[] { new[] { nameof(SerializeFromModel<>), nameof(DeserializeToModel<>) }, [nameof(SerializeOnce<>), nameof(DeserializeOnce<>)] }
                .FirstOrDefault(pair => pair.All(operation => recorded.Contains((operation, model))));
            SerializerRecord[] rows = [.. table.Rows.DistinctBy(row => row.Library)];
            return operations is null ? null : new Picture($"{model}-write-read", $"Write and read {model}", operations, model, [.. rows.Select(row => row.Name)], PictureFigure.Time)
            {
                Parts = ["write", "read"],
                Labels = rows.ToDictionary(row => row.Name, table.Labels.Short),
            };
        }
    }

    // What others are held against, and of the other libraries' fastest configurations some from the fastest to the slowest.
    private static string[] Few(RunRecord record, Curve curve, string[] serializers)
    {
        if (serializers.Length <= MostLines)
            return serializers;
        string[] always = [.. serializers.Where(name => name == curve.Always || curve.Dashed.Contains(name))];
        var libraries = record.Serializers.ToDictionary(serializer => serializer.Name, serializer => serializer.Library);
        string[] others =
        [
            .. record.Cases.Where(@case => @case.Key.Operation == curve.Operation && @case.Key.Model == curve.Points[^1].Model && serializers.Contains(@case.Key.Serializer))
                .OrderBy(@case => CaseFigures.Of(@case).Nanoseconds)
                .Select(@case => @case.Key.Serializer)
                .Where(name => !always.Contains(name) && always.All(other => libraries[other] != libraries[name]))
                .DistinctBy(name => libraries[name]),
        ];
        var most = Math.Min(MostLines - always.Length, others.Length);
        var some = Enumerable.Range(0, most).Select(place => others[place * (others.Length - 1) / Math.Max(most - 1, 1)]).ToHashSet();
        return [.. serializers.Where(name => always.Contains(name) || some.Contains(name))];
    }

    /// <summary>Renders the pictures as Markdown that takes the light or the dark one.</summary>
    /// <param name="folder">Their folder, relative to the page.</param>
    public static string Render(RunRecord record, IEnumerable<Picture> pictures, string folder)
    {
        Picture[] all = [.. pictures];
        string[] lines = [.. all.Select(picture => picture.Image(record, folder))];
        return string.Join('\n', all.Any(picture => picture.NotShown.Count > 0) ? [.. lines, .. all.Select(picture => $"\nNot in the picture of {picture.TitleInASentence}: {string.Join("; ", picture.NotShown)}.")] : lines);
    }

    private string TitleInASentence => $"{char.ToLowerInvariant(Title[0])}{Title.Split(':')[0][1..]}";

    private string Image(RunRecord record, string folder) =>
        $"""<picture><source media="(prefers-color-scheme: dark)" srcset="{folder}/{Name}-dark.svg"><img width="{(Parts is null ? 410 : 680)}" alt="{Describe(record)}" src="{folder}/{Name}-light.svg"></picture>""";

    // For those who cannot see it: from which to which it goes. The tables have the rest.
    private string Describe(RunRecord record) => Points is not null
        ? $"{Title}, by the length of the JSON, best first: {string.Join("; ", Points.Select(point => $"{NumberText.Bytes(point.Bytes)} {Range(record, Operations, point.Model)}"))}."
        : States is null
        ? Range(record, Operations, Model) is { } range ? $"{Title}: {range}." : Title
        : $"{Title}, best first: {string.Join("; ", Operations.Zip(States, (operation, state) => $"{state} {Range(record, [operation], Model)}"))}.";

    private string? Range(RunRecord record, IReadOnlyList<string> operations, string model)
    {
        var figures = record.Cases.Where(@case => @case.Key.Model == model && operations.Contains(@case.Key.Operation) && Serializers.Contains(@case.Key.Serializer))
            .GroupBy(@case => @case.Key.Serializer)
            .Where(cases => cases.Count() == operations.Count)
            .Select(cases => (Serializer: cases.Key, Value: cases.Sum(@case => Figure is PictureFigure.Memory ? CaseFigures.Of(@case).PeakMemory ?? double.NaN : CaseFigures.Of(@case).Nanoseconds)))
            .Where(figure => double.IsFinite(figure.Value))
            .OrderBy(figure => figure.Value)
            .ToArray();
        if (figures.Length == 0)
            return null;
        var scale = TimeScale.For(figures.Select(figure => figure.Value));
        string Text(double value) => Figure switch
        {
            PictureFigure.Memory => NumberText.MiB(value),
            PictureFigure.Rate => $"{NumberText.Number((long)(1e9 / value))} a second",
            _ => scale.Format(value),
        };
        string NameOf(string serializer) => Labels?.GetValueOrDefault(serializer) ?? serializer;
        return $"from {NameOf(figures[0].Serializer)}, {Text(figures[0].Value)}, to {NameOf(figures[^1].Serializer)}, {Text(figures[^1].Value)}";
    }
}

/// <summary>What a picture shows of its serializers.</summary>
internal enum PictureFigure
{
    /// <summary>The time of an operation.</summary>
    Time,

    /// <summary>The memory by which a process grows.</summary>
    Memory,

    /// <summary>How many operations there are in a second.</summary>
    Rate,
}
