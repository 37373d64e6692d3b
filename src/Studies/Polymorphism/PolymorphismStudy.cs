using SerializationBenchmarks.Models;
using SerializationBenchmarks.Operations;

namespace SerializationBenchmarks.Studies.Polymorphism;

/// <summary>A list of three subtypes through their base type, beside the same in one type.</summary>
public sealed class PolymorphismStudy() : OperationStudy(typeof(SerializeOnce<>), typeof(DeserializeOnce<>))
{
    public override string Name => "polymorphism";

    public override string Summary => "A list of three subtypes, declared as their base type, beside the same data in one type.";

    public override IReadOnlyList<Model> Models { get; } = [Model.Of<StudyModel<List<Notice>, Subtypes>>(), Model.Of<StudyModel<List<AnyNotice>, OneType>>()];

    protected override int MostRounds => 3;
}
