using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Benchmarks.Studies;

/// <summary>The default study on a user's type in the place of the models.</summary>
public sealed class OwnTypeStudy : Study
{
    private static readonly Pocos _pocos = new();

    /// <summary>The study's name.</summary>
    internal const string StudyName = "own-type";

    /// <inheritdoc/>
    public override string Name => StudyName;

    /// <inheritdoc/>
    public override string Summary => "Your own type, given by --assembly, --type and --sample.";

    /// <inheritdoc/>
    public override bool TakesOwnType => true;

    /// <inheritdoc/>
    public override IReadOnlyList<SerializerInfo> Serializers => _pocos.Serializers;

    /// <inheritdoc/>
    public override IReadOnlyList<OperationRecord> Operations => _pocos.Operations;

    /// <inheritdoc/>
    public override OperationRecord WithTitleFor(OperationRecord operation, IReadOnlyList<Model> models) => _pocos.WithTitleFor(operation, models);

    /// <inheritdoc/>
    public override (IReadOnlyList<StudyCase> Cases, string? UnsupportedBecause) Find(OperationRecord operation, Binding binding) => _pocos.Find(operation, binding);
}
