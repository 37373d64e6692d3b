using SerializationBenchmarks.Models;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Studies.Passthrough;

/// <summary>Arrays whose memory a format could take as it is, and what each library does with them.</summary>
public sealed class PassthroughStudy() : OperationStudy(typeof(SerializeOnce<>), typeof(DeserializeOnce<>))
{
    public override string Name => "passthrough";

    public override string Summary => "Arrays of numbers, dates and GUIDs, against copying their bytes.";

    public override IReadOnlyList<Model> Models { get; } =
    [
        Model.Of<StudyModel<int[], Int32s>>(),
        Model.Of<StudyModel<double[], Doubles>>(),
        Model.Of<StudyModel<bool[], Booleans>>(),
        Model.Of<StudyModel<DateTime[], Dates>>(),
        Model.Of<StudyModel<Guid[], Guids>>(),
        Model.Of<StudyModel<Guid[], TenGuids>>(),
    ];

    public override bool MeasuresUnnamed(SerializerInfo serializer) => base.MeasuresUnnamed(serializer) || serializer.Name is "MessagePackNative";

    // The codecs of arrays are generic over the model and the type of its elements.
    protected override IEnumerable<Type> CompanionsOf(Model model) => base.CompanionsOf(model).Select(type =>
        type.IsGenericTypeDefinition && type.IsAssignableTo(typeof(ICodec)) ? type.MakeGenericType(model.ModelType, model.Type.GetElementType()!) : type);
}
