using SerializationBenchmarks.Models;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Studies.Encodings;

/// <summary>Persons in each format, with the members' names and without.</summary>
public sealed class EncodingsStudy() : OperationStudy(typeof(SerializeOnce<>), typeof(DeserializeOnce<>))
{
    public override string Name => "encodings";

    public override string Summary => "One person and lists of up to 100,000, in formats with the members' names and without.";

    public override IReadOnlyList<Model> Models { get; } =
    [
        Model.Of<StudyModel<Person, OnePerson>>(),
        Model.Of<StudyModel<List<Person>, Persons10>>(),
        Model.Of<StudyModel<List<Person>, Persons100>>(),
        Model.Of<StudyModel<List<Person>, Persons1000>>(),
        Model.Of<StudyModel<List<Person>, Persons10000>>(),
        Model.Of<StudyModel<List<Person>, Persons100000>>(),
    ];

    public override bool MeasuresUnnamed(SerializerInfo serializer) => base.MeasuresUnnamed(serializer) || serializer.Name is "MessagePackMap";

    public override IReadOnlyList<string> TakeLong => [Models[^1].Name]; // As long as all others.

    protected override int MostRounds => 3;
}
