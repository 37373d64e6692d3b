#if HAS_FORY
using Apache.Fory;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.ForyCSharp;

namespace SerializationBenchmarks.Studies.References;

/// <summary>Apache Fory with reference tracking.</summary>
public readonly struct ForyReferences : IAnyModelSerializer
{
    public static SerializerInfo Info { get; } = Serializers.ForyCSharp.ForyCSharp.Info with
    {
        Name = nameof(ForyReferences),
        Format = "Fory with references",
        Order = 77,
        Summary = "Apache Fory with TrackRef.",
    };

    public static byte[] Serialize<T>(T value)
        where T : class => Instance<T>.Current.Serialize(value);

    public static T Deserialize<T>(byte[] payload)
        where T : class => Instance<T>.Current.Deserialize<T>(payload);

    private static class Instance<T>
    {
        [ThreadStatic]
        private static Fory? _current;

        public static Fory Current => _current ??= ForyInstance<T>.Create(trackReferences: true);
    }
}
#endif
