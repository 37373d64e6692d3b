using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies;

/// <summary>The operations of the default study on a user's type.</summary>
public sealed class OwnTypeStudy : Study
{
    /// <summary>The study's name.</summary>
    public const string OwnName = "own-type";

    private static readonly Pocos _pocos = new();

    private static readonly Dictionary<string, Type> _overSamples = new()
    {
        [nameof(SerializeOnce<>)] = typeof(SerializeOnceOverSamples<>),
        [nameof(DeserializeOnce<>)] = typeof(DeserializeOnceOverSamples<>),
        [nameof(SerializeToBuffer<>)] = typeof(SerializeToBufferOverSamples<>),
    };

    /// <inheritdoc/>
    public override string Name => OwnName;

    /// <inheritdoc/>
    public override string Summary => "Your own type, given by --assembly, --type and --sample.";

    /// <inheritdoc/>
    public override IReadOnlyList<OperationRecord> Operations => _pocos.Operations;

    /// <inheritdoc/>
    public override (IReadOnlyList<StudyCase> Cases, string? UnsupportedBecause) Find(OperationRecord operation, Contender contender)
    {
        if (contender.Model.Own is not { } own)
            return ([], "The study needs --assembly, --type and --sample.");
        if (operation.Name is nameof(CreateAndSerialize<>) or nameof(CreateAndSerializeAndDeserialize<>))
            return ([], "The values of an own type come from samples; there are no constants to create them from.");
        var (cases, unsupportedBecause) = _pocos.Find(operation, contender);
        if (own.Samples.Count == 1 || cases.Count == 0)
            return (cases, unsupportedBecause);
        if (!_overSamples.TryGetValue(operation.Name, out var open))
            return ([], "Over several samples, an operation is one call for each.");

        var codec = contender.Codec!;
        var closed = open.MakeGenericType(codec.Type);
        var bytes = own.Samples.Sum(sample => codec.Serialize(codec.FromModel(sample)).Length);
        return ([.. cases.Select(@case => @case with { Benchmark = closed, Method = MethodOf(closed), PayloadBytes = bytes })], null);
    }
}
