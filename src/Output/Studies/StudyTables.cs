using System.Text;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Studies;
using SerializationBenchmarks.Studies.Cache;
using SerializationBenchmarks.Studies.Compression;
using SerializationBenchmarks.Studies.Encodings;
using SerializationBenchmarks.Studies.Fresh;
using SerializationBenchmarks.Studies.Gc;
using SerializationBenchmarks.Studies.Memory;
using SerializationBenchmarks.Studies.Passthrough;
using SerializationBenchmarks.Studies.Polymorphism;
using SerializationBenchmarks.Studies.Publishing;
using SerializationBenchmarks.Studies.Service;
using SerializationBenchmarks.Studies.Shapes;
using SerializationBenchmarks.Studies.Startup;
using SerializationBenchmarks.Studies.Streams;
using SerializationBenchmarks.Studies.Throughput;
using SerializationBenchmarks.Studies.Types;
using SerializationBenchmarks.Studies.Validation;

namespace SerializationBenchmarks.Output.Studies;

/// <summary>The tables that some studies have of their own.</summary>
internal static class StudyTables
{
    private static readonly Dictionary<Type, Func<RunRecord, int, string>> _tables = new()
    {
        [typeof(CacheStudy)] = CacheTables.Render,
        [typeof(CompressionStudy)] = CompressionTables.Render,
        [typeof(EncodingsStudy)] = EncodingsTables.Render,
        [typeof(FreshStudy)] = FreshTables.Render,
        [typeof(GcStudy)] = GcTables.Render,
        [typeof(MemoryStudy)] = MemoryTables.Render,
        [typeof(PassthroughStudy)] = PassthroughTables.Render,
        [typeof(PolymorphismStudy)] = PolymorphismTables.Render,
        [typeof(PublishingStudy)] = PublishingTables.Render,
        [typeof(ServiceStudy)] = ServiceTables.Render,
        [typeof(ShapesStudy)] = ShapesTables.Render,
        [typeof(StartupStudy)] = StartupTables.Render,
        [typeof(StreamsStudy)] = StreamsTables.Render,
        [typeof(ThroughputStudy)] = ThroughputTables.Render,
        [typeof(TypesStudy)] = TypesTables.Render,
        [typeof(ValidationStudy)] = ValidationTables.Render,
    };

    /// <summary>Renders the tables of a record's study as Markdown, which stand before those of each operation and model; empty if it has none, or this build lacks the study.</summary>
    public static string Of(RunRecord record, int headingLevel) =>
        Study.Of(record) is { } study && _tables.TryGetValue(study.GetType(), out var render) ? render(record, headingLevel) : "";
}

/// <summary>The figures of a study's record, as its own tables ask for them.</summary>
internal sealed class StudyFigures(RunRecord record)
{
    private readonly Dictionary<CaseKey, CaseRecord> _cases = record.Cases.ToDictionary(@case => @case.Key);

    private readonly ILookup<(string Operation, string Serializer), CaseRecord> _ofAnyModel = record.Cases.ToLookup(@case => (@case.Key.Operation, @case.Key.Serializer));

    private readonly Dictionary<string, string> _labels = RowLabels.Of(record);

    /// <summary>What people read for a serializer's name.</summary>
    public string LabelOf(string serializer) => _labels[serializer];

    /// <summary>The serializers that have a case which is asked for, in the order of tables.</summary>
    public IEnumerable<string> Serializers(Func<CaseKey, bool> isAskedFor) =>
        record.Serializers.Select(serializer => serializer.Name).Where(name => _cases.Keys.Any(key => key.Serializer == name && isAskedFor(key)));

    /// <summary>The figures of a serializer in a study of one model; null if that was not measured.</summary>
    public CaseFigures? Of(string operation, string serializer) => _ofAnyModel[(operation, serializer)].FirstOrDefault() is { } found ? CaseFigures.Of(found) : null;

    /// <summary>The figures of a case; null if it was not measured.</summary>
    public CaseFigures? Of(string operation, string serializer, string model) => _cases.TryGetValue(new CaseKey(operation, serializer, model), out var found) ? CaseFigures.Of(found) : null;

    /// <summary>The time of a serializer in a study of one model, in nanoseconds; NaN if that was not measured.</summary>
    public double Time(string operation, string serializer) => Of(operation, serializer)?.Nanoseconds ?? double.NaN;

    /// <summary>The time of a case, in nanoseconds; NaN if it was not measured.</summary>
    public double Time(string operation, string serializer, string model) => Of(operation, serializer, model)?.Nanoseconds ?? double.NaN;
}

/// <summary>The sections of a study's tables as Markdown, each with its heading, and an empty line between two.</summary>
internal sealed class Sections(int headingLevel)
{
    private readonly StringBuilder _text = new();

    /// <summary>Adds a section, whose content ends its last line.</summary>
    public void Add(string title, string content) => _text.Append(_text.Length == 0 ? "" : "\n").Append('#', headingLevel).Append(' ').Append(title).Append("\n\n").Append(content);

    /// <summary>All of them; empty if there are none.</summary>
    public override string ToString() => _text.ToString();
}
