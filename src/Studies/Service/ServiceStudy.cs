using System.Globalization;
using SerializationBenchmarks.Measuring.Processes;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Programs.Processes;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Studies.Service;

/// <summary>What a serializer changes in a service.</summary>
public sealed class ServiceStudy : Study, IDescribesSerializers
{
    /// <summary>The name of the row that echoes the JSON.</summary>
    public const string EchoJson = nameof(EchoJson);

    /// <summary>The name of the row that echoes the smallest payload.</summary>
    public const string EchoSmallest = nameof(EchoSmallest);

    /// <summary>The serializer whose payload is the JSON.</summary>
    public const string Json = "SystemTextJson";

    /// <summary>The same library with its source generator, as minimal APIs have it.</summary>
    public const string GeneratedJson = "SystemTextJsonSourceGen";

    public override string Name => "service";

    public override string Summary => "A real server, over HTTP, gRPC and SignalR: processor time for a request, requests a second, latency; also for your own type.";

    public override bool TakesOwnType => true;

    public override string NoRuntimesBecause => "Servers run on this runtime's ASP.NET Core.";

    public override IReadOnlyList<Model> Models { get; } =
    [
        Model.Of<StudyModel<List<Complex>, Complex1>>(),
        Model.Of<StudyModel<List<Complex>, Complex10>>(),
        Model.Of<StudyModel<List<Complex>, Complex100>>(),
        Model.Of<StudyModel<List<Complex>, Complex1000>>(),
    ];

    public override IReadOnlyList<OperationRecord> Operations { get; } =
    [
        new(nameof(ServiceCalls<>.Http), "A POST over HTTP/1.1", WritesPayload: true),
        new(nameof(ServiceCalls<>.Grpc), "A unary gRPC call", WritesPayload: true),
        new(nameof(ServiceCalls<>.Hub), "A call of a SignalR hub", WritesPayload: true),
    ];

    /// <summary>Whether a row is of no serializer.</summary>
    public static bool IsEcho(string serializer) => serializer is EchoJson or EchoSmallest;

    /// <remarks>Requests of the longest messages take ten times as long as the next ones, and gRPC and SignalR have as much code to compile as HTTP.</remarks>
    public override IReadOnlyList<string> TakeLong => [Models[^1].Name, .. Operations.Skip(1).Select(operation => operation.Name)];

    /// <summary>Libraries alone: what is written by hand has no user. The other way of three of them reads and writes a body no otherwise than the first, and two are of messages between actors and of WCF.</summary>
    public override bool MeasuresUnnamed(SerializerInfo serializer) => (serializer.IsAlternative || (base.MeasuresUnnamed(serializer) && serializer.Library is not null)) && serializer.Name is not ("NewtonsoftJsonPooled" or "ProtobufNetStream" or "MessagePackNative" or "Hyperion" or "DataContract" or "XmlSerializer");

    public SerializerRecord Describe(SerializerRecord serializer, Binding binding) => IsEcho(serializer.Name)
        ? serializer with { Format = "none", Library = SerializerInfo.WithoutLibrary, Summary = "Reads and writes the bytes, and neither serializes nor deserializes.", OwnDataType = null, WayOf = null, Body = BodyAccess.Pieces.ToString() }
        : serializer with { Body = binding.Codec is { } codec ? Body.Of(codec.Type).Access.ToString() : null };

    protected override int MostRounds => 3; // Each of all serializers takes seven minutes on two processors, most of them for lists of 1,000.

    public override MeasurementSettings Adapt(MeasurementSettings settings) => base.Adapt(settings) with
    {
        Iterations = ServiceLoad.Slices,
        MaxIterations = ServiceLoad.Slices, // Processor time does not grow by what others do.
        IterationMilliseconds = ServiceLoad.SliceMilliseconds,
        ProcessMebibytes = 500, // A server and its load generator.
        Connections = ServiceLoad.Connections,
        ServerProcessors = Placement.OfServer,
    };

    /// <summary>A serializer, and the echo of its payload where that is the JSON or the smallest of all.</summary>
    public override (IReadOnlyList<StudyCase> Cases, string? UnsupportedBecause) Find(OperationRecord operation, Binding binding)
    {
        var codec = binding.Codec!.Type;
        if (operation.Name == nameof(ServiceCalls<>.Hub))
            return HubProtocols.Of(codec) == HubProtocol.None ? ([], HubProtocols.None) : ([CaseOf(binding.Serializer.Name, codec)], null);
        List<StudyCase> cases = [CaseOf(binding.Serializer.Name, codec)];
        if (binding.Serializer.Name == Json)
            cases.Add(CaseOf(EchoJson, typeof(Echo<>).MakeGenericType(codec)));
        if (Bind([binding.Model]).Where(other => other.Codec is not null).OrderBy(MeanPayloadOf).FirstOrDefault(IsValid) == binding)
            cases.Add(CaseOf(EchoSmallest, typeof(Echo<>).MakeGenericType(codec)));
        return (cases, null);

        StudyCase CaseOf(string name, Type codec)
        {
            var benchmark = typeof(ServiceCalls<>).MakeGenericType(codec);
            return new StudyCase(new CaseKey(operation.Name, name, binding.Model.Name), binding, benchmark, benchmark.GetMethod(operation.Name)!, MeanPayloadOf(binding));
        }
    }

    /// <summary>Builds the program of the server, and states the loads.</summary>
    public override IReadOnlyList<StudyCase> Prepare(IReadOnlyList<StudyCase> cases, StudyFiles files, TextWriter output)
    {
        var programs = cases.Select(StudyProgram.FolderOf).Distinct().ToDictionary(folder => folder, folder => ServiceProgram.Build(this, folder, files, output));
        var shared = new SharedProcess("servers", new Dictionary<string, string>([.. Placement.Variables, new("DOTNET_gcServer", "1")])) { IsServer = true };
        foreach (var model in cases.GroupBy(@case => @case.Key.Model))
        {
            var perSecond = ServiceLoad.PerSecond(model.Max(@case => @case.PayloadBytes)).ToString(CultureInfo.InvariantCulture);
            foreach (var @case in model.DistinctBy(@case => @case.Benchmark))
                files.Write(() => File.WriteAllText(files.PathOf(@case.Benchmark.GetGenericArguments()[0]), perSecond));
        }

        return [.. cases.Select(@case => @case with { Shared = shared, Program = ThisProgram.WordsOf(programs[StudyProgram.FolderOf(@case)]) })];
    }

    private static bool IsValid(Binding binding) => RoundTripValidation.FirstFault(binding) is null;

    private static int MeanPayloadOf(Binding binding) => checked((int)binding.PayloadBytes) / binding.Model.Samples.Count;
}
