using SerializationBenchmarks.Models;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Studies.Ways;

/// <summary>Other configurations of a library, each beside the main one.</summary>
public sealed class WaysStudy() : OperationStudy(typeof(SerializeOnce<>), typeof(DeserializeOnce<>))
{
    public override string Name => "ways";

    public override string Summary => "Other configurations of a library, beside its main one.";

    public override IReadOnlyList<Model> Models { get; } =
    [
        Model.Of<BuiltInModel<TinyModel>>(),
        Model.Of<BuiltInModel<SimpleModel>>(),
        Model.Of<BuiltInModel<ComplexModel>>(),
    ];

    public override bool MeasuresUnnamed(SerializerInfo serializer) => serializer.WayOf is not null || Serializers.Any(way => way.WayOf == serializer.Name);
}
