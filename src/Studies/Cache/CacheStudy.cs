using SerializationBenchmarks.Measuring.Processes;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Programs.Processes;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Studies.Service;

namespace SerializationBenchmarks.Studies.Cache;

/// <summary>What a serializer costs in a cache.</summary>
public sealed class CacheStudy : Study, IDescribesSerializers
{
    /// <summary>The name of the row that caches the JSON as bytes.</summary>
    public const string BytesOfJson = nameof(BytesOfJson);

    /// <summary>The name of the row that caches the smallest payload as bytes.</summary>
    public const string BytesOfSmallest = nameof(BytesOfSmallest);

    /// <summary>The serializer whose payload is the JSON.</summary>
    public const string Json = "SystemTextJson";

    private readonly Dictionary<Model, string?> _smallest = []; // Binding tries the samples.

    public override string Name => "cache";

    public override string Summary => "HybridCache over Redis's protocol: processor time, allocations and bytes of a get and a set; also for your own type.";

    /// <summary>The store that the user names; null for the study's own.</summary>
    public GivenStore? Given { get; init; }

    public override bool TakesOwnType => true;

    public override string NoRuntimesBecause => "HybridCache is built for this runtime.";

    public override IReadOnlyList<Model> Models { get; } =
    [
        Model.Of<StudyModel<List<Complex>, Complex1>>(),
        Model.Of<StudyModel<List<Complex>, Complex10>>(),
        Model.Of<StudyModel<List<Complex>, Complex100>>(),
        Model.Of<StudyModel<List<Complex>, Complex1000>>(),
    ];

    public override IReadOnlyList<OperationRecord> Operations { get; } =
    [
        new(nameof(CacheCalls<>.Get), "A get", WritesPayload: false),
        new(nameof(CacheCalls<>.Set), "A set", WritesPayload: true),
        new(nameof(CacheCalls<>.GetLz4), "A get, LZ4", WritesPayload: false),
        new(nameof(CacheCalls<>.SetLz4), "A set, LZ4", WritesPayload: false),
    ];

    /// <summary>Whether a row is of no serializer.</summary>
    public static bool IsOfBytes(string serializer) => serializer is BytesOfJson or BytesOfSmallest;

    /// <remarks>A quick run has no compression, which the study of compression is about, and not the lists that take ten times as long as the next ones.</remarks>
    public override IReadOnlyList<string> TakeLong => [Models[^1].Name, Operations[2].Name, Operations[3].Name];

    /// <summary>Libraries alone, and of those whose other way writes the same bytes the first: what is written by hand has no user.</summary>
    public override bool MeasuresUnnamed(SerializerInfo serializer) => base.MeasuresUnnamed(serializer) && serializer.Library is not null && !FollowsOneOfEqualBytes(serializer);

    protected override string? CompanionsIn => typeof(ServiceStudy).Namespace;

    protected override int MostRounds => 3;

    public SerializerRecord Describe(SerializerRecord serializer, Binding binding) => IsOfBytes(serializer.Name)
        ? serializer with { Format = Baseline.Format, Library = SerializerInfo.WithoutLibrary, Summary = "Bytes that are cached as they are.", OwnDataType = null, WayOf = null, Body = BodyAccess.Pieces.ToString() }
        : serializer with { Body = binding.Codec is { } codec ? Body.Of(codec.Type).Access.ToString() : null };

    public override MeasurementSettings Adapt(MeasurementSettings settings) => base.Adapt(settings) with
    {
        Iterations = CacheMeter.Slices,
        MaxIterations = CacheMeter.Slices, // Processor time does not grow by what others do.
        IterationMilliseconds = CacheMeter.SliceMilliseconds,
        ProcessMebibytes = 300,
        Store = Given?.Version ?? "Garnet",
    };

    /// <summary>A serializer, and the bytes of its payload where that is the JSON or the smallest of all.</summary>
    public override (IReadOnlyList<StudyCase> Cases, string? UnsupportedBecause) Find(OperationRecord operation, Binding binding)
    {
        var codec = binding.Codec!.Type;
        List<StudyCase> cases = [CaseOf(binding.Serializer.Name, codec)];
        if (binding.Serializer.Name == Json)
            cases.Add(CaseOf(BytesOfJson, typeof(PlainBytes<>).MakeGenericType(codec)));
        if (SmallestOf(binding.Model) == binding.Serializer.Name)
            cases.Add(CaseOf(BytesOfSmallest, typeof(PlainBytes<>).MakeGenericType(codec)));
        return (cases, null);

        StudyCase CaseOf(string name, Type codec)
        {
            var benchmark = typeof(CacheCalls<>).MakeGenericType(codec);
            return new StudyCase(new CaseKey(operation.Name, name, binding.Model.Name), binding, benchmark, benchmark.GetMethod(operation.Name)!, MeanPayloadOf(binding));
        }
    }

    /// <summary>Builds the program of the client and the store, and starts the store.</summary>
    public override IReadOnlyList<StudyCase> Prepare(IReadOnlyList<StudyCase> cases, StudyFiles files, TextWriter output)
    {
        var programs = cases.Select(StudyProgram.FolderOf).Distinct().ToDictionary(folder => folder, folder => StudyProgram.Build(this, "Cache", "client of the cache", folder, files, output));
        var address = Given?.Address ?? files.Keep(OwnStore.Start(programs.Values.First())).Address;
        var shared = new SharedProcess("clients", new Dictionary<string, string> { [CacheHost.StoreVariable] = address, ["DOTNET_gcServer"] = "1" }) { IsServer = true };
        return [.. cases.Select(@case => @case with { Shared = shared, Program = ThisProgram.WordsOf(programs[StudyProgram.FolderOf(@case)]) })];
    }

    private string? SmallestOf(Model model)
    {
        if (!_smallest.TryGetValue(model, out var smallest))
            _smallest.Add(model, smallest = Bind([model]).Where(binding => binding.Codec is not null).OrderBy(MeanPayloadOf).FirstOrDefault(binding => RoundTripValidation.FirstFault(binding) is null)?.Serializer.Name);
        return smallest;
    }

    private static int MeanPayloadOf(Binding binding) => checked((int)binding.PayloadBytes) / binding.Model.Samples.Count;
}
