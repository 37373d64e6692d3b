using System.Buffers;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers;

/// <summary>The codec of a code-first serializer on a model.</summary>
/// <typeparam name="TSerializer">The serializer.</typeparam>
/// <typeparam name="TModel">The model.</typeparam>
public readonly struct CodeFirstCodec<TSerializer, TModel> : ICodec
    where TSerializer : struct, ICodeFirstSerializer
    where TModel : struct, IModelType
{
    /// <inheritdoc/>
    public static object Create() => TModel.Create();

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) =>
        Unsafe.As<byte[]>(TModel.Apply<SerializeFunction<TSerializer>>(data, null));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => TModel.Apply<DeserializeFunction<TSerializer>>(payload, null);
}

/// <summary>The codec of a code-first serializer that can write into a kept buffer.</summary>
/// <typeparam name="TSerializer">The serializer.</typeparam>
/// <typeparam name="TModel">The model.</typeparam>
public readonly struct CodeFirstBufferCodec<TSerializer, TModel> : IBufferCodec
    where TSerializer : struct, ICodeFirstBufferSerializer
    where TModel : struct, IModelType
{
    /// <inheritdoc/>
    public static object Create() => TModel.Create();

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => CodeFirstCodec<TSerializer, TModel>.Serialize(data);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => CodeFirstCodec<TSerializer, TModel>.Deserialize(payload);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) =>
        TModel.Apply<SerializeToBufferFunction<TSerializer>>(data, buffer);
}

internal readonly struct SerializeFunction<TSerializer> : IModelFunction
    where TSerializer : struct, ICodeFirstSerializer
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Apply<T>(object argument, object? context)
        where T : class => TSerializer.Serialize(Unsafe.As<T>(argument));
}

internal readonly struct DeserializeFunction<TSerializer> : IModelFunction
    where TSerializer : struct, ICodeFirstSerializer
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Apply<T>(object argument, object? context)
        where T : class => TSerializer.Deserialize<T>(Unsafe.As<byte[]>(argument));
}

internal readonly struct SerializeToBufferFunction<TSerializer> : IModelFunction
    where TSerializer : struct, ICodeFirstBufferSerializer
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Apply<T>(object argument, object? context)
        where T : class
    {
        TSerializer.Serialize(Unsafe.As<T>(argument), Unsafe.As<ArrayBufferWriter<byte>>(context!));
        return argument;
    }
}
