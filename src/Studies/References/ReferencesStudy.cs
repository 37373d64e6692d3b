using SerializationBenchmarks.Models;
using SerializationBenchmarks.Operations;

namespace SerializationBenchmarks.Studies.References;

/// <summary>A graph in which many objects refer to the same few, with reference tracking and without.</summary>
public sealed class ReferencesStudy() : OperationStudy(typeof(SerializeOnce<>), typeof(DeserializeOnce<>))
{
    public override string Name => "references";

    public override string Summary => "A graph with shared references, with reference tracking and without.";

    public override IReadOnlyList<Model> Models { get; } = [Model.Of<StudyModel<Board, SharedReferences>>()];
}
