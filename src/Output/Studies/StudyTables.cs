using SerializationBenchmarks.Records;
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
