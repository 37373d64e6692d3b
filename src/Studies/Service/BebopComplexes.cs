#if HAS_BEBOP
using System.Buffers;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.BebopCSharp;

namespace SerializationBenchmarks.Studies.Service;

/// <summary>The codec of <see cref="BebopStruct"/> on a list of <see cref="Complex"/>.</summary>
public readonly struct BebopStructComplexes<TModel> : IBufferCodec, IStudyCodec<BebopStructComplexes<TModel>, TModel>, ICodecOf<BebopStruct, List<Complex>>
    where TModel : struct, IModelType
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => BebopRecords.Serialize(Unsafe.As<Serializers.Bop.ComplexesStruct>(data));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => BebopRecords.Serialize(Unsafe.As<Serializers.Bop.ComplexesStruct>(data), buffer);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Serializers.Bop.ComplexesStruct.Decode(payload);

    public static object ToModel(object data) => ((Serializers.Bop.ComplexesStruct)data).Items.Select(BebopConversion.ToModel).ToList();

    public static object FromModel(object model) => new Serializers.Bop.ComplexesStruct { Items = [.. ((List<Complex>)model).Select(BebopConversion.ToComplexStruct)] };
}

/// <summary>The codec of <see cref="BebopMessage"/> on a list of <see cref="Complex"/>.</summary>
public readonly struct BebopMessageComplexes<TModel> : IBufferCodec, IStudyCodec<BebopMessageComplexes<TModel>, TModel>, ICodecOf<BebopMessage, List<Complex>>
    where TModel : struct, IModelType
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => BebopRecords.Serialize(Unsafe.As<Serializers.Bop.ComplexesMessage>(data));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => BebopRecords.Serialize(Unsafe.As<Serializers.Bop.ComplexesMessage>(data), buffer);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Serializers.Bop.ComplexesMessage.Decode(payload);

    public static object ToModel(object data) => ((Serializers.Bop.ComplexesMessage)data).Items!.Select(BebopConversion.ToModel).ToList();

    public static object FromModel(object model) => new Serializers.Bop.ComplexesMessage { Items = [.. ((List<Complex>)model).Select(BebopConversion.ToComplexMessage)] };
}
#endif
