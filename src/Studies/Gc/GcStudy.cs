using SerializationBenchmarks.Models;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Studies.Gc;

/// <summary>What a program pays that holds many values of a type.</summary>
public sealed class GcStudy() : OperationStudy(typeof(Collect<>), typeof(Fill<>))
{
    public override string Name => "gc";

    public override string Summary => "A full garbage collection, and the memory, of a dictionary of a million values of a type.";

    public override IReadOnlyList<Model> Models { get; } = [Model.Of<BuiltInModel<TinyModel>>()];

    public override MeasurementSettings Adapt(MeasurementSettings settings) => base.Adapt(settings) with
    {
        FirstCall = true, // Its five collections are the iterations; those that the usual engine makes between iterations would be as long as what is measured.
    };

    /// <summary>The study's own types and those that a library generates: other serializers take the user's.</summary>
    protected override bool Takes(SerializerInfo serializer) => !serializer.Traits.TakesModel;
}
