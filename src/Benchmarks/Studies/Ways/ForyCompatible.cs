#if HAS_FORY
using Apache.Fory;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.ForyCSharp;

namespace SerializationBenchmarks.Benchmarks.Studies.Ways;

/// <summary>Apache Fory in its default mode, in which reader and writer may have other versions of a type: https://fory.apache.org/docs/guide/csharp/schema_evolution.</summary>
public readonly struct ForyCompatible : IAnyModelSerializer
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = Serializers.ForyCSharp.ForyCSharp.Info with
    {
        Name = nameof(ForyCompatible),
        Format = "Fory, compatible mode",
        Order = 76,
        Summary = "Apache Fory in its default mode, with the description of each type in the payload.",
        WayOf = Serializers.ForyCSharp.ForyCSharp.Info.Name,
    };

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value)
        where T : class => Instance<T>.Current.Serialize(value);

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] payload)
        where T : class => Instance<T>.Current.Deserialize<T>(payload);

    private static class Instance<T>
    {
        [ThreadStatic]
        private static Fory? _current;

        public static Fory Current => _current ??= ForyInstance<T>.Create(trackReferences: false, compatible: true);
    }
}
#endif
