#if HAS_BEBOP
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.BebopCSharp;

namespace SerializationBenchmarks.Studies.Service;

/// <summary>The codec of <see cref="BebopStruct"/> on a list of <see cref="Complex"/>.</summary>
public readonly struct BebopStructComplexes<TModel> : IGeneratedCodec<BebopStructComplexes<TModel>, BebopStruct, Serializers.Bop.ComplexesStruct, List<Complex>>, IStudyCodec<BebopStructComplexes<TModel>, TModel>
    where TModel : struct, IModelType
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Serializers.Bop.ComplexesStruct.Decode(payload);

    public static List<Complex> ToModel(Serializers.Bop.ComplexesStruct data) => data.Items.Select(BebopStructComplex.ToModel).ToList();

    public static Serializers.Bop.ComplexesStruct FromModel(List<Complex> model) => new Serializers.Bop.ComplexesStruct { Items = [.. model.Select(BebopStructComplex.FromModel)] };
}

/// <summary>The codec of <see cref="BebopMessage"/> on a list of <see cref="Complex"/>.</summary>
public readonly struct BebopMessageComplexes<TModel> : IGeneratedCodec<BebopMessageComplexes<TModel>, BebopMessage, Serializers.Bop.ComplexesMessage, List<Complex>>, IStudyCodec<BebopMessageComplexes<TModel>, TModel>
    where TModel : struct, IModelType
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Serializers.Bop.ComplexesMessage.Decode(payload);

    public static List<Complex> ToModel(Serializers.Bop.ComplexesMessage data) => data.Items!.Select(BebopMessageComplex.ToModel).ToList();

    public static Serializers.Bop.ComplexesMessage FromModel(List<Complex> model) => new Serializers.Bop.ComplexesMessage { Items = [.. model.Select(BebopMessageComplex.FromModel)] };
}
#endif
