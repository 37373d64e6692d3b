using SerializationBenchmarks.OwnTypes;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>Makes records of measurements that never were.</summary>
internal static class RecordFactory
{
    // With it, a twin is so far from its row that a run with this one pair can tell 5 %: Student's quantile of one.
    private const double Apart = 12.706204736432095;

    /// <summary>A record of some cases, which lists just what these are of, and of which it can tell differences of 5 %.</summary>
    public static RunRecord Run(params CaseRecord[] cases) => new()
    {
        Version = RunRecord.CurrentVersion,
        Study = "pocos",
        Started = new DateTime(2026, 2, 3, 4, 5, 6, DateTimeKind.Utc),
        Seconds = 3725.5,
        Environment = Machine(),
        Settings = new SettingsRecord(SettingsRecord.OwnJob, 3, MeasurementSettings.Default with { Rounds = 3 }),
        Operations = [.. cases.Select(@case => @case.Key.Operation).Distinct().Select(name => new OperationRecord(name, $"Title of {name}", !name.StartsWith("De", StringComparison.Ordinal)))],
        Models = [.. cases.Select(@case => @case.Key.Model).Distinct()],
        Serializers = [.. cases.Select(@case => @case.Key.Serializer).Distinct().Select(name => new SerializerRecord(name, "a format", $"{name} 1.2.3", "A serializer."))],
        LeftOut = [],
        Missing = [],
        Cases = cases,
        Twins = cases.Length == 0 ? null : [cases[0] with { Key = cases[0].Key with { Serializer = $"{cases[0].Key.Serializer}#1" }, Rounds = [.. cases[0].Rounds.Select(round => round with { Time = round.Time * Math.Pow(1.05, 1 / Apart) })] }],
    };

    /// <summary>Twenty pairs of equal things that are so far apart, by which a run can tell as much and no less.</summary>
    public static IReadOnlyList<CaseRecord> Twins(double ratio) =>
        [.. from model in Enumerable.Range(1, 20) from twin in (int[])[1, 2] let time = twin == 1 ? 100 : 100 * ratio select Case("SerializeOnce", $"Equal#{twin}", $"M{model}", Round(1, time), Round(2, time))];

    /// <summary>A record that has every optional part.</summary>
    public static RunRecord Full() => Run(
        Case("SerializeOnce", "First", "Tiny", Round(1, 100), Round(2, 102), Round(3, 98)),
        Case("SerializeOnce", "Second", "Tiny", Round(1, 50) with { Marks = RoundMarks.Unsettled | RoundMarks.Disturbed, Lost = 7 }, Round(2, 51), Round(3, 49)),
        Case("SerializeOnce", "Foreign", "Tiny", Round(1, 70) with { Iterations = 1, Gen0 = null, CollectionPause = null })) with
    {
        OwnType = new OwnTypeRecord("Shop.Order", 3, new string('a', 64), ["lines[…].tax"]),
        LeftOut = [new LeftOut("Absent", "Its package cannot be restored.")],
        Missing =
        [
            new MissingCase("Second", "Tiny", true, "The round trip changes the sample."),
            new MissingCase("First", "Tiny", false, "It has no buffer.", "SerializeOnce"),
        ],
        Notes = [new NoteRecord("First", "Tiny", "Its members are numbered.")],
        Shards =
        [
            new ShardRecord(1, true, [new CaseKey("SerializeOnce", "First", "Tiny"), new CaseKey("SerializeOnce", "Second", "Tiny")]),
            new ShardRecord(2, true, [new CaseKey("SerializeOnce", "Foreign", "Tiny")]),
        ],
    };

    /// <summary>A record of what a plan would measure, each case with three rounds of a made-up time.</summary>
    public static RunRecord Of(Plan plan) => Run() with
    {
        Study = plan.Study.Name,
        Operations = plan.Operations,
        Models = plan.Models,
        Serializers = plan.Serializers,
        Missing = plan.Missing,
        Notes = plan.Notes,
        Cases = [.. plan.Cases.Select((@case, index) => new CaseRecord(@case.Key, @case.PayloadBytes, [Round(1, 10 + index), Round(2, 11 + index), Round(3, 12 + index)]))],
        Shards = plan.Shards,
    };

    public static CaseRecord Case(string operation, string serializer, string model, params RoundRecord[] rounds) =>
        new(new CaseKey(operation, serializer, model), 27, rounds);

    /// <summary>A case of a single first call.</summary>
    public static CaseRecord FirstCall(string operation, string serializer, string model, long milliseconds, long mebibytes) => Case(operation, serializer, model, new RoundRecord
    {
        Round = 1,
        Operations = 1,
        Iterations = 1,
        Median = milliseconds * 1e6,
        Time = milliseconds * 1e6,
        Cpu = milliseconds * 9e5,
        Allocated = 1000,
        PeakMemory = mebibytes << 20,
        Gen0 = 0,
    });

    /// <summary>A case whose rounds take exactly these times.</summary>
    public static CaseRecord Case(string serializer, params double[] nanoseconds) =>
        Case("SerializeOnce", serializer, "Tiny", [.. nanoseconds.Select((value, index) => Round(index + 1, value))]);

    /// <summary>A round of three iterations of which the median is exactly this time, and the fastest a little less.</summary>
    public static RoundRecord Round(int number, double nanoseconds) => new()
    {
        Round = number,
        Operations = 1000,
        Iterations = 3,
        Median = nanoseconds * 1.01,
        Time = nanoseconds,
        Overhead = 0.5,
        Allocated = 56,
        Gen0 = 0.25,
        CollectionPause = 0,
    };

    private static EnvironmentRecord Machine() => new()
    {
        Cpu = "Abacus 3000",
        Processor = new ProcessorRecord(7, 3, 1, 32 << 10, 1 << 20, 16 << 20, false),
        Cores = 2,
        MemoryGiB = 24,
        Os = "Linux 1.0",
        Architecture = "X64",
        Runtime = ".NET 10.0.1",
        Sdk = "10.0.100",
        Gc = "Workstation, concurrent",
        Jit = "RyuJIT AVX2",
        BenchmarkDotNet = "0.15.8",
        RuntimeVariables = new Dictionary<string, string> { ["DOTNET_TieredPGO"] = "1" },
        Commit = "0123456789abcdef",
        Build = "aaaaaaaa-bbbbbbbb-cccccccc",
        Libraries = ["First 1.2.3", "Second 1.2.3"],
        LibraryFiles = [],
    };
}
