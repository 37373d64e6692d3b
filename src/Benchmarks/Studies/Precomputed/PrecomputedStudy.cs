using SerializationBenchmarks.Models;
using SerializationBenchmarks.Operations;

namespace SerializationBenchmarks.Benchmarks.Studies.Precomputed;

/// <summary>What is prepared once against what is done in each call.</summary>
public sealed class PrecomputedStudy() : OperationStudy(typeof(SerializeOnce<>), typeof(DeserializeOnce<>))
{
    /// <inheritdoc/>
    public override string Name => "precomputed";

    /// <inheritdoc/>
    public override string Summary => "Options, contracts and models prepared once, against new ones in each call.";

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
        **What does a call save if its options, contract or model are prepared once?** Each library is measured as its documentation
        recommends, and with more or less prepared: `Fresh` creates options or contracts in each call, `Default` passes none,
        `TypeInfo` obtains the contract once, `Uncompiled` does not compile protobuf-net's model, `NonGeneric` passes the type at run time,
        and `Dynamic` uses MessagePack's emitted formatters instead of generated ones.

        The original ([apischema](https://wyfo.github.io/apischema/), Python) recommends precomputed methods for speed and gives no
        figure of its own for them.
        """;
}
