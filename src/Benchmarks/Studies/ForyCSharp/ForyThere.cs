#if HAS_FORY
using Apache.Fory;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.ForyCSharp;

/// <summary>Apache Fory as the original comparison uses it: in compatible mode, which writes each type's fields before its values.</summary>
public readonly struct ForyThere : IAnyModelSerializer
{
    [ThreadStatic]
    private static Fory? _fory;

    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = Serializers.ForyCSharp.ForyCSharp.Info with
    {
        Name = nameof(ForyThere),
        Format = "Fory compatible",
        Order = 76,
        Summary = "Apache Fory in compatible mode, as the original comparison uses it.",
        Traits = Serializers.ForyCSharp.ForyCSharp.Info.Traits with { Buffer = BufferReuse.None, SelfDescribing = true },
        NoBufferBecause = "The original comparison writes arrays.",
    };

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value)
        where T : class => (_fory ??= Create()).Serialize(value);

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] payload)
        where T : class => (_fory ??= Create()).Deserialize<T>(payload);

    // With the numbers of the original comparison.
    private static Fory Create() => Fory.Builder().Compatible(true).Build()
        .Register<NumericStruct>(1)
        .Register<Sample>(2)
        .Register<Media>(3)
        .Register<Image>(4)
        .Register<MediaContent>(5)
        .Register<NumericStructList>(6)
        .Register<SampleList>(7)
        .Register<MediaContentList>(8)
        .Register<Player>(9)
        .Register<MediaSize>(10);
}
#endif
