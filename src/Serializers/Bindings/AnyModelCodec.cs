using System.Buffers;
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

/// <summary>Calls the serializer with the model's type as it is compiled for: see <see cref="IModelType.Apply"/>.</summary>
internal readonly struct SerializeFunction<TSerializer> : IModelFunction
    where TSerializer : struct, IAnyModelSerializer
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Apply<T>(object argument, object? context)
        where T : class => TSerializer.Serialize(Unsafe.As<T>(argument));
}

/// <summary>Calls the serializer with the model's type as it is compiled for: see <see cref="IModelType.Apply"/>.</summary>
internal readonly struct SerializeToBufferFunction<TSerializer> : IModelFunction
    where TSerializer : struct, IAnyModelBufferSerializer
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Apply<T>(object argument, object? context)
        where T : class
    {
        TSerializer.Serialize(Unsafe.As<T>(argument), Unsafe.As<ArrayBufferWriter<byte>>(context!));
        return argument;
    }
}

/// <summary>Calls the serializer with the model's type as it is compiled for: see <see cref="IModelType.Apply"/>.</summary>
internal readonly struct DeserializeFunction<TSerializer> : IModelFunction
    where TSerializer : struct, IAnyModelSerializer
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Apply<T>(object argument, object? context)
        where T : class => TSerializer.Deserialize<T>(Unsafe.As<byte[]>(argument));
}
