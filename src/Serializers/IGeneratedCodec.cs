using System.Buffers;
using System.Runtime.CompilerServices;

namespace SerializationBenchmarks.Serializers;

/// <summary>A codec of a class that a schema compiler generated, with conversions between it and the model.</summary>
/// <remarks>
/// A static member with a body is a part of each codec that has the interface: it is compiled for that struct and inlined, as one that is written there.
/// </remarks>
/// <typeparam name="TSelf">The codec.</typeparam>
/// <typeparam name="TData">The generated class.</typeparam>
/// <typeparam name="TModel">The model.</typeparam>
internal interface IGeneratedCodec<TSelf, TData, TModel> : ICodec
    where TSelf : struct, IGeneratedCodec<TSelf, TData, TModel>
    where TData : class
    where TModel : class
{
    /// <summary>Converts the generated class to the model. Written for speed where an operation times it.</summary>
    /// <param name="data">The generated class.</param>
    static abstract TModel ToModel(TData data);

    /// <summary>Converts the model to the generated class. Written for speed where an operation times it.</summary>
    /// <param name="model">The model.</param>
    static abstract TData FromModel(TModel model);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    static object ICodec.ToModel(object data) => TSelf.ToModel(Unsafe.As<TData>(data));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    static object ICodec.FromModel(object model) => TSelf.FromModel(Unsafe.As<TModel>(model));
}

/// <summary>A codec of a generated class whose serializer takes all classes of its compiler, and writes this one.</summary>
/// <typeparam name="TSelf">The codec.</typeparam>
/// <typeparam name="TSerializer">The serializer.</typeparam>
/// <typeparam name="TData">The generated class.</typeparam>
/// <typeparam name="TModel">The model.</typeparam>
internal interface IGeneratedCodec<TSelf, TSerializer, TData, TModel> : IGeneratedCodec<TSelf, TData, TModel>, IBufferCodec, ICodecOf<TSerializer, TModel>
    where TSelf : struct, IGeneratedCodec<TSelf, TSerializer, TData, TModel>
    where TSerializer : struct, IAnyModelBufferSerializer
    where TData : class
    where TModel : class
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    static byte[] ICodec.Serialize(object data) => TSerializer.Serialize(Unsafe.As<TData>(data));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    static void IBufferCodec.Serialize(object data, ArrayBufferWriter<byte> buffer) => TSerializer.Serialize(Unsafe.As<TData>(data), buffer);
}

/// <summary>A codec that does everything as another of the same class, but for what it has itself.</summary>
/// <typeparam name="TCodec">The other: a struct, so that its calls are made directly.</typeparam>
internal interface IDerivedCodec<TCodec> : ICodec
    where TCodec : struct, ICodec
{
    static object ICodec.Create() => TCodec.Create();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    static byte[] ICodec.Serialize(object data) => TCodec.Serialize(data);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    static object ICodec.Deserialize(byte[] payload) => TCodec.Deserialize(payload);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    static object ICodec.ToModel(object data) => TCodec.ToModel(data);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    static object ICodec.FromModel(object model) => TCodec.FromModel(model);
}

/// <summary>A codec that does everything as another of the same class, which can write into a buffer, but for what it has itself.</summary>
/// <typeparam name="TCodec">The other.</typeparam>
internal interface IDerivedBufferCodec<TCodec> : IDerivedCodec<TCodec>, IBufferCodec
    where TCodec : struct, IBufferCodec
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    static void IBufferCodec.Serialize(object data, ArrayBufferWriter<byte> buffer) => TCodec.Serialize(data, buffer);
}
