using SerializationBenchmarks.Models;
using SerializationBenchmarks.Operations;

namespace SerializationBenchmarks.Benchmarks.Studies.Precomputed;

/// <summary>What is prepared once against what is done in each call.</summary>
public sealed class PrecomputedStudy() : OperationStudy(typeof(SerializeOnce<>), typeof(DeserializeOnce<>))
{
    /// <inheritdoc/>
    public override string Name => "precomputed";

    /// <inheritdoc/>
    public override string Summary => "Options, contracts and models that are kept, against fresh ones in each call.";

    /// <inheritdoc/>
    public override IReadOnlyList<Model> Models { get; } = [Model.Of<BuiltInModel<SimpleModel>>(), Model.Of<BuiltInModel<ComplexModel>>()];

    /// <inheritdoc/>
    public override IReadOnlyList<Contrast> Contrasts =>
    [
        new("NewtonsoftJsonFresh", "NewtonsoftJson"), new("NewtonsoftJsonKept", "NewtonsoftJson"),
        new("SystemTextJsonFresh", "SystemTextJson"), new("SystemTextJsonDefault", "SystemTextJson"), new("SystemTextJsonTypeInfo", "SystemTextJson"),
        new("ProtobufNetUncompiled", "ProtobufNet"), new("ProtobufNetDefault", "ProtobufNet"),
        new("MessagePackNonGeneric", "MessagePack"), new("MessagePackDynamic", "MessagePack"),
    ];

    /// <inheritdoc/>
    public override string Background => """
        **What does a call save if its options, contract or model are prepared once?** Each library is there as its documentation
        recommends, and with more or less of that prepared: `Fresh` makes options or contracts in each call, `Default` names none,
        `TypeInfo` takes the contract once, `Uncompiled` leaves protobuf-net's model uncompiled, `NonGeneric` and `Dynamic` name the
        type at run time or take MessagePack's emitted formatters in place of generated ones.

        The original ([apischema](https://wyfo.github.io/apischema/), Python) recommends precomputed methods for speed and gives no
        figure of its own for them.
        """;
}
