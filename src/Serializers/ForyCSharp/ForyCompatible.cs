using System.Buffers;
using System.Runtime.CompilerServices;
using Apache.Fory;

namespace SerializationBenchmarks.Serializers.ForyCSharp;

/// <summary>Apache Fory in its default mode, in which reader and writer may have other versions of a type.</summary>
public readonly struct ForyCompatible : IAnyModelBufferSerializer
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = ForyCSharp.Info with
    {
        Name = nameof(ForyCompatible),
        Format = "Fory, compatible mode",
        Order = 76,
        Summary = "Apache Fory in its default mode, with the description of each type in the payload.",
        WayOf = ForyCSharp.Info.Name,
        IsAlternative = true,
        Documentation = "https://fory.apache.org/docs/guide/csharp/schema_evolution",
    };

    /// <inheritdoc/>
    public static string? UnsupportedBecause(Type model) => ForyCSharp.UnsupportedBecause(model);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize<T>(T value)
        where T : class => Instance<T>.Current.Serialize(value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize<T>(T value, ArrayBufferWriter<byte> buffer)
        where T : class => Instance<T>.Current.Serialize(buffer, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Deserialize<T>(byte[] payload)
        where T : class => Instance<T>.Current.Deserialize<T>(payload);

    private static class Instance<T>
    {
        [ThreadStatic]
        private static Fory? _current;

        public static Fory Current => _current ??= ForyInstance<T>.Create(trackReferences: false, compatible: true);
    }
}
