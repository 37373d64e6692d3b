#if HAS_FORY
using Apache.Fory;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.References;

/// <summary>Apache Fory with reference tracking.</summary>
public readonly struct ForyReferences : IAnyModelSerializer
{
    [ThreadStatic]
    private static Fory? _fory;

    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = Serializers.ForyCSharp.ForyCSharp.Info with
    {
        Name = nameof(ForyReferences),
        Format = "Fory with references",
        Order = 77,
        Summary = "Apache Fory with TrackRef.",
    };

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value)
        where T : class => (_fory ??= Create()).Serialize(value);

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] payload)
        where T : class => (_fory ??= Create()).Deserialize<T>(payload);

    // As the study's Fory without tracking, but for that.
    private static Fory Create() => Fory.Builder().Compatible(false).CheckStructVersion(true).TrackRef(true).Build()
        .Register<Board>(1)
        .Register<Member>(2)
        .Register<Ticket>(3);
}
#endif
