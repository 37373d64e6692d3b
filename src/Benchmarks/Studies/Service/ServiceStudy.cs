using System.Globalization;
using SerializationBenchmarks.Benchmarks.Measuring.Processes;
using SerializationBenchmarks.Benchmarks.Measuring.Settings;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.Validation;

namespace SerializationBenchmarks.Benchmarks.Studies.Service;

/// <summary>What a serializer changes in a service.</summary>
public sealed class ServiceStudy : Study
{
    /// <summary>The name of the row that echoes the JSON.</summary>
    public const string EchoJson = nameof(EchoJson);

    /// <summary>The name of the row that echoes the smallest payload.</summary>
    public const string EchoSmallest = nameof(EchoSmallest);

    /// <summary>The serializer whose payload is the JSON.</summary>
    public const string Json = "SystemTextJson";

    /// <inheritdoc/>
    public override string Name => "service";

    /// <inheritdoc/>
    public override string Summary => "A real server, over HTTP and gRPC: processor time for a request, requests a second, latency; also for your own type.";

    /// <inheritdoc/>
    public override string Values => "lists of 1 to 1,000 different values, several in turn";

    /// <inheritdoc/>
    public override bool TakesOwnType => true;

    /// <inheritdoc/>
    public override IReadOnlyList<Model> Models { get; } =
    [
        Model.Of<StudyModel<List<Complex>, Complex1>>(),
        Model.Of<StudyModel<List<Complex>, Complex10>>(),
        Model.Of<StudyModel<List<Complex>, Complex100>>(),
        Model.Of<StudyModel<List<Complex>, Complex1000>>(),
    ];

    /// <inheritdoc/>
    public override IReadOnlyList<OperationRecord> Operations { get; } =
    [
        new(nameof(ServiceCalls<>.Http), "A POST over HTTP/1.1", WritesPayload: true),
        new(nameof(ServiceCalls<>.Grpc), "A unary gRPC call", WritesPayload: true),
    ];

    /// <summary>Libraries alone: what is written by hand has no user.</summary>
    /// <inheritdoc/>
    public override bool MeasuresUnnamed(SerializerInfo serializer) => serializer.IsAlternative || (base.MeasuresUnnamed(serializer) && serializer.Library is not null);

    /// <inheritdoc/>
    public override bool OwnTablesAnswer => true;

    /// <inheritdoc/>
    protected override int MostRounds => 4; // As many as end within ten minutes on two cores.

    /// <inheritdoc/>
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
    /// <inheritdoc/>
    public override (IReadOnlyList<StudyCase> Cases, string? UnsupportedBecause) Find(OperationRecord operation, Binding binding)
    {
        var codec = binding.Codec!.Type;
        List<StudyCase> cases = [CaseOf(binding.Serializer.Name, codec)];
        if (binding.Serializer.Name == Json)
            cases.Add(CaseOf(EchoJson, typeof(Echo<>).MakeGenericType(codec)));
        if (Bind([binding.Model]).Where(IsValid).MinBy(MeanPayloadOf) == binding)
            cases.Add(CaseOf(EchoSmallest, typeof(Echo<>).MakeGenericType(codec)));
        return (cases, null);

        StudyCase CaseOf(string name, Type codec)
        {
            var benchmark = typeof(ServiceCalls<>).MakeGenericType(codec);
            return new StudyCase(new CaseKey(operation.Name, name, binding.Model.Name), binding, benchmark, benchmark.GetMethod(operation.Name)!, MeanPayloadOf(binding));
        }
    }

    /// <summary>Builds the program of the server, and states the loads.</summary>
    /// <inheritdoc/>
    public override IReadOnlyList<StudyCase> Prepare(IReadOnlyList<StudyCase> cases, StudyFiles files, TextWriter output)
    {
        var program = ServiceProgram.Build(files, output);
        var shared = new SharedProcess("servers", new Dictionary<string, string>([.. Placement.Variables, new("DOTNET_gcServer", "1")])) { Program = program };
        foreach (var model in cases.GroupBy(@case => @case.Key.Model))
        {
            var perSecond = ServiceLoad.PerSecond(model.Max(@case => @case.PayloadBytes)).ToString(CultureInfo.InvariantCulture);
            foreach (var @case in model.DistinctBy(@case => @case.Benchmark))
                files.Write(() => File.WriteAllText(StudyFiles.PathOf(@case.Benchmark.GetGenericArguments()[0]), perSecond));
        }

        return [.. cases.Select(@case => @case with { Shared = shared })];
    }

    private static bool IsValid(Binding binding) => binding.Codec is not null && RoundTripValidation.FirstFault(binding) is null;

    private static int MeanPayloadOf(Binding binding) => PayloadBytesOf(binding) / binding.Model.Samples.Count;
}
