#if HAS_BEBOP
using System.Buffers;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.BebopCSharp;

namespace SerializationBenchmarks.Benchmarks.Studies.Service;

/// <summary>The codec of <see cref="BebopStruct"/> on a list of <see cref="Complex"/>.</summary>
/// <typeparam name="TModel">The model.</typeparam>
public readonly struct BebopStructComplexes<TModel> : IBufferCodec, IStudyCodec<BebopStructComplexes<TModel>, TModel>, ICodecOf<BebopStruct, List<Complex>>
    where TModel : struct, IModelType
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => BebopRecords.Serialize(Unsafe.As<Serializers.Bop.ComplexesStruct>(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => BebopRecords.Serialize(Unsafe.As<Serializers.Bop.ComplexesStruct>(data), buffer);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Serializers.Bop.ComplexesStruct.Decode(payload);

    /// <inheritdoc/>
    public static object ToModel(object data) => ((Serializers.Bop.ComplexesStruct)data).Items.Select(BebopConversion.ToModel).ToList();

    /// <inheritdoc/>
    public static object FromModel(object model) => new Serializers.Bop.ComplexesStruct { Items = [.. ((List<Complex>)model).Select(BebopConversion.ToComplexStruct)] };
}

/// <summary>The codec of <see cref="BebopMessage"/> on a list of <see cref="Complex"/>.</summary>
/// <typeparam name="TModel">The model.</typeparam>
public readonly struct BebopMessageComplexes<TModel> : IBufferCodec, IStudyCodec<BebopMessageComplexes<TModel>, TModel>, ICodecOf<BebopMessage, List<Complex>>
    where TModel : struct, IModelType
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => BebopRecords.Serialize(Unsafe.As<Serializers.Bop.ComplexesMessage>(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => BebopRecords.Serialize(Unsafe.As<Serializers.Bop.ComplexesMessage>(data), buffer);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Serializers.Bop.ComplexesMessage.Decode(payload);

    /// <inheritdoc/>
    public static object ToModel(object data) => ((Serializers.Bop.ComplexesMessage)data).Items!.Select(BebopConversion.ToModel).ToList();

    /// <inheritdoc/>
    public static object FromModel(object model) => new Serializers.Bop.ComplexesMessage { Items = [.. ((List<Complex>)model).Select(BebopConversion.ToComplexMessage)] };
}
#endif
