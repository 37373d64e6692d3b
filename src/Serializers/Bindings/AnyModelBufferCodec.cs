using System.Buffers;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.Bindings;

/// <summary>The codec of a serializer that takes any model and can write into a reused buffer.</summary>
/// <typeparam name="TSerializer">The serializer.</typeparam>
/// <typeparam name="TModel">The model.</typeparam>
public readonly struct AnyModelBufferCodec<TSerializer, TModel> : IBufferCodec
    where TSerializer : struct, IAnyModelBufferSerializer
    where TModel : struct, IModelType
{
    /// <inheritdoc/>
    public static object Create() => TModel.Create();

    /// <inheritdoc/>
    public static IReadOnlyList<object>? Samples => TModel.Samples;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => AnyModelCodec<TSerializer, TModel>.Serialize(data);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => AnyModelCodec<TSerializer, TModel>.Deserialize(payload);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) =>
        TModel.Apply<SerializeToBufferFunction<TSerializer>>(data, buffer);
}
