using SerializationBenchmarks.Measuring.Processes;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Studies.Values;

namespace SerializationBenchmarks.Studies.Throughput;

/// <summary>How many messages a second all processors write or read.</summary>
public sealed class ThroughputStudy : Study
{
    private static readonly SharedProcess _ofWorkstation = new("workstation", new Dictionary<string, string> { ["DOTNET_gcServer"] = "0" });

    private static readonly SharedProcess _ofServer = new("server", new Dictionary<string, string> { ["DOTNET_gcServer"] = "1" });

    private static readonly IReadOnlyList<ThroughputOperation> _operations = ThroughputOperation.All(Environment.ProcessorCount);

    private readonly PayloadLengths _lengths = new();

    public override string Name => "throughput";

    public override string Summary => "Messages a second on one processor up to all, with the garbage collection of a workstation and of a server.";

    public override IReadOnlyList<Model> Models { get; } = [Model.Of<BuiltInModel<ComplexModel>>()];

    public override IReadOnlyList<OperationRecord> Operations { get; } = [.. _operations.Select(operation => operation.ToRecord())];

    /// <summary>Libraries alone: what is written by hand has no user.</summary>
    public override bool MeasuresUnnamed(SerializerInfo serializer) => base.MeasuresUnnamed(serializer) && serializer.Library is not null;

    /// <summary>A quick run has the garbage collection of a workstation alone, the default of a program.</summary>
    public override IReadOnlyList<string> TakeLong => [.. _operations.Where(operation => operation.Server).Select(operation => operation.Name)];

    protected override int MostRounds => 5; // As many as take seven minutes for all serializers on two processors.

    public override MeasurementSettings Adapt(MeasurementSettings settings) => base.Adapt(settings) with
    {
        Iterations = ThroughputMeter.Slices,
        MaxIterations = ThroughputMeter.Slices, // Those that lost the processors are not measured again: the turns of the others would have ended.
        IterationMilliseconds = ThroughputMeter.SliceMilliseconds,
    };

    public override (IReadOnlyList<StudyCase> Cases, string? UnsupportedBecause) Find(OperationRecord operation, Binding binding)
    {
        var measured = _operations.Single(known => known.Name == operation.Name);
        var benchmark = typeof(ThroughputCalls<,>).MakeGenericType(binding.Codec!.Type, measured.ThreadsType);
        var key = new CaseKey(operation.Name, binding.Serializer.Name, binding.Model.Name);
        var @case = new StudyCase(key, binding, benchmark, benchmark.GetMethod(measured.Method)!, _lengths.MeanOf(binding))
        {
            Shared = measured.Server ? _ofServer : _ofWorkstation,
        };
        return ([@case], null);
    }
}
