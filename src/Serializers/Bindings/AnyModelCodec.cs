using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.Bindings;

/// <summary>The codec of a serializer that takes any model, on one of them.</summary>
/// <typeparam name="TSerializer">The serializer.</typeparam>
/// <typeparam name="TModel">The model.</typeparam>
public readonly struct AnyModelCodec<TSerializer, TModel> : ICodec
    where TSerializer : struct, IAnyModelSerializer
    where TModel : struct, IModelType
{
    /// <inheritdoc/>
    public static object Create() => TModel.Create();

    /// <inheritdoc/>
    public static IReadOnlyList<object>? Samples => TModel.Samples;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) =>
        Unsafe.As<byte[]>(TModel.Apply<SerializeFunction<TSerializer>>(data, null));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => TModel.Apply<DeserializeFunction<TSerializer>>(payload, null);
}
