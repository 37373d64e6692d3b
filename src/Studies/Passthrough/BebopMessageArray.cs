#if HAS_BEBOP
using System.Runtime.CompilerServices;
using Bebop.Runtime;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.BebopCSharp;

namespace SerializationBenchmarks.Studies.Passthrough;

/// <summary>The codec of <see cref="BebopMessage"/> on an array, which is the only member of a record.</summary>
public readonly struct BebopMessageArray<TModel, TElement> : IGeneratedCodec<BebopMessageArray<TModel, TElement>, BebopMessage, BaseBebopRecord, TElement[]>, IStudyCodec<BebopMessageArray<TModel, TElement>, TModel>
    where TModel : struct, IModelType
    where TElement : struct
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload)
    {
        if (typeof(TElement) == typeof(int))
            return Bop.IntegersMessage.Decode(payload);
        if (typeof(TElement) == typeof(double))
            return Bop.DoublesMessage.Decode(payload);
        if (typeof(TElement) == typeof(bool))
            return Bop.BooleansMessage.Decode(payload);
        return typeof(TElement) == typeof(DateTime) ? Bop.DatesMessage.Decode(payload) : Bop.GuidsMessage.Decode(payload);
    }

    public static TElement[] ToModel(BaseBebopRecord data) => (TElement[])(Array)(data switch
    {
        Bop.IntegersMessage record => record.Items!,
        Bop.DoublesMessage record => record.Items!,
        Bop.BooleansMessage record => record.Items!,
        Bop.DatesMessage record => record.Items!,
        _ => ((Bop.GuidsMessage)data).Items!,
    });

    public static BaseBebopRecord FromModel(TElement[] model) => (Array)model switch
    {
        int[] items => new Bop.IntegersMessage { Items = items },
        double[] items => new Bop.DoublesMessage { Items = items },
        bool[] items => new Bop.BooleansMessage { Items = items },
        DateTime[] items => new Bop.DatesMessage { Items = items },
        _ => new Bop.GuidsMessage { Items = (Guid[])(Array)model },
    };
}

/// <summary>The codec of <see cref="BebopStruct"/> on an array, which is the only member of a record.</summary>
public readonly struct BebopStructArray<TModel, TElement> : IGeneratedCodec<BebopStructArray<TModel, TElement>, BebopStruct, BaseBebopRecord, TElement[]>, IStudyCodec<BebopStructArray<TModel, TElement>, TModel>
    where TModel : struct, IModelType
    where TElement : struct
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload)
    {
        if (typeof(TElement) == typeof(int))
            return Bop.IntegersStruct.Decode(payload);
        if (typeof(TElement) == typeof(double))
            return Bop.DoublesStruct.Decode(payload);
        if (typeof(TElement) == typeof(bool))
            return Bop.BooleansStruct.Decode(payload);
        return typeof(TElement) == typeof(DateTime) ? Bop.DatesStruct.Decode(payload) : Bop.GuidsStruct.Decode(payload);
    }

    public static TElement[] ToModel(BaseBebopRecord data) => (TElement[])(Array)(data switch
    {
        Bop.IntegersStruct record => record.Items,
        Bop.DoublesStruct record => record.Items,
        Bop.BooleansStruct record => record.Items,
        Bop.DatesStruct record => record.Items,
        _ => ((Bop.GuidsStruct)data).Items,
    });

    public static BaseBebopRecord FromModel(TElement[] model) => (Array)model switch
    {
        int[] items => new Bop.IntegersStruct { Items = items },
        double[] items => new Bop.DoublesStruct { Items = items },
        bool[] items => new Bop.BooleansStruct { Items = items },
        DateTime[] items => new Bop.DatesStruct { Items = items },
        _ => new Bop.GuidsStruct { Items = (Guid[])(Array)model },
    };
}
#endif
