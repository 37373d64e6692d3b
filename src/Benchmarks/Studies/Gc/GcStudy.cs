using SerializationBenchmarks.Benchmarks.Measuring.Settings;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Gc;

/// <summary>What a program pays that holds many values of a type.</summary>
public sealed class GcStudy() : OperationStudy(typeof(Collect<>), typeof(Fill<>))
{
    /// <inheritdoc/>
    public override string Name => "gc";

    /// <inheritdoc/>
    public override string Summary => "A full garbage collection, and the memory, of a dictionary of a million values of a type.";

    /// <inheritdoc/>
    public override IReadOnlyList<Model> Models { get; } = [Model.Of<BuiltInModel<TinyModel>>()];

    /// <inheritdoc/>
    public override string RenderTables(RunRecord record, int headingLevel) => GcTables.Render(record, headingLevel);

    /// <inheritdoc/>
    public override MeasurementSettings Adapt(MeasurementSettings settings) => base.Adapt(settings) with
    {
        FirstCall = true, // Its five collections are the iterations; those that the usual engine makes between iterations would be as long as what is measured.
    };

    /// <summary>The study's own types and those that a library generates: other serializers take the user's.</summary>
    /// <inheritdoc/>
    protected override bool Takes(SerializerInfo serializer) => !serializer.Traits.TakesModel;
}
