using SerializationBenchmarks.Models;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Studies.Validation;

/// <summary>Decoding JSON that must satisfy a schema: validated while it is decoded, afterwards, or before.</summary>
public sealed class ValidationStudy() : OperationStudy(typeof(DeserializeOnce<>))
{
    public override string Name => "validation";

    public override string Summary => "JSON of 1,000 persons that must satisfy a schema, validated while it is decoded or afterwards.";

    public override IReadOnlyList<Model> Models { get; } =
    [
        Model.Of<StudyModel<Batch, Valid>>(),
        Model.Of<StudyModel<Batch, OneInTen>>(),
        Model.Of<StudyModel<Batch, OneInTwo>>(),
    ];

    /// <summary>A call reads 1,000 documents, in up to 20 ms, and code is final after 64 of them and what lies between.</summary>
    public override MeasurementSettings Adapt(MeasurementSettings settings) => base.Adapt(settings) with { MaxWarmupMilliseconds = 15_000 };

    /// <summary>The study's own approaches alone: no other serializer validates.</summary>
    protected override bool Takes(SerializerInfo serializer) => ApproachInfo.Formats.Contains(serializer.Format);
}
