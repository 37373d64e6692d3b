#if HAS_BEBOP
using System.Buffers;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.BebopCSharp;

namespace SerializationBenchmarks.Studies.Vocabulary;

/// <summary>The codec of <see cref="BebopMessage"/> on a list of terms.</summary>
public readonly struct BebopMessageTerms<TModel> : IBufferCodec, IStudyCodec<BebopMessageTerms<TModel>, TModel>, ICodecOf<BebopMessage, List<Term>>
    where TModel : struct, IModelType
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => BebopRecords.Serialize(Unsafe.As<Bop.TermsMessage>(data));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => BebopRecords.Serialize(Unsafe.As<Bop.TermsMessage>(data), buffer);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Bop.TermsMessage.Decode(payload);

    public static object ToModel(object data) => ((Bop.TermsMessage)data).Items!.Select(ToModel).ToList();

    public static object FromModel(object model) => new Bop.TermsMessage { Items = [.. ((List<Term>)model).Select(FromModel)] };

    private static Term ToModel(Bop.TermMessage data) => new()
    {
        TermClass = data.TermClass!,
        CanonicalForm = data.CanonicalForm!,
        Rank = data.Rank ?? 0,
        Count = data.Count ?? 0,
        Forms = [.. data.Forms!.Select(form => new TermForm { Form = form.Form!, Count = form.Count ?? 0 })],
    };

    private static Bop.TermMessage FromModel(Term model) => new()
    {
        TermClass = model.TermClass,
        CanonicalForm = model.CanonicalForm,
        Rank = model.Rank,
        Count = model.Count,
        Forms = [.. model.Forms.Select(form => new Bop.TermFormMessage { Form = form.Form, Count = form.Count })],
    };
}

/// <summary>The codec of <see cref="BebopMessage"/> on a list of look-ups.</summary>
public readonly struct BebopMessageLookups<TModel> : IBufferCodec, IStudyCodec<BebopMessageLookups<TModel>, TModel>, ICodecOf<BebopMessage, List<Lookup>>
    where TModel : struct, IModelType
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => BebopRecords.Serialize(Unsafe.As<Bop.LookupsMessage>(data));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => BebopRecords.Serialize(Unsafe.As<Bop.LookupsMessage>(data), buffer);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Bop.LookupsMessage.Decode(payload);

    public static object ToModel(object data) => ((Bop.LookupsMessage)data).Items!.Select(ToModel).ToList();

    public static object FromModel(object model) => new Bop.LookupsMessage { Items = [.. ((List<Lookup>)model).Select(FromModel)] };

    private static Lookup ToModel(Bop.LookupMessage data) => new() { Query = data.Query!, Answer = data.Answer!, Seconds = data.Seconds ?? 0 };

    private static Bop.LookupMessage FromModel(Lookup model) => new() { Query = model.Query, Answer = model.Answer, Seconds = model.Seconds };
}

/// <summary>The codec of <see cref="BebopStruct"/> on a list of terms.</summary>
public readonly struct BebopStructTerms<TModel> : IBufferCodec, IStudyCodec<BebopStructTerms<TModel>, TModel>, ICodecOf<BebopStruct, List<Term>>
    where TModel : struct, IModelType
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => BebopRecords.Serialize(Unsafe.As<Bop.TermsStruct>(data));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => BebopRecords.Serialize(Unsafe.As<Bop.TermsStruct>(data), buffer);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Bop.TermsStruct.Decode(payload);

    public static object ToModel(object data) => ((Bop.TermsStruct)data).Items.Select(ToModel).ToList();

    public static object FromModel(object model) => new Bop.TermsStruct { Items = [.. ((List<Term>)model).Select(FromModel)] };

    private static Term ToModel(Bop.TermStruct data) => new()
    {
        TermClass = data.TermClass,
        CanonicalForm = data.CanonicalForm,
        Rank = data.Rank,
        Count = data.Count,
        Forms = [.. data.Forms.Select(form => new TermForm { Form = form.Form, Count = form.Count })],
    };

    private static Bop.TermStruct FromModel(Term model) => new()
    {
        TermClass = model.TermClass,
        CanonicalForm = model.CanonicalForm,
        Rank = model.Rank,
        Count = model.Count,
        Forms = [.. model.Forms.Select(form => new Bop.TermFormStruct { Form = form.Form, Count = form.Count })],
    };
}

/// <summary>The codec of <see cref="BebopStruct"/> on a list of look-ups.</summary>
public readonly struct BebopStructLookups<TModel> : IBufferCodec, IStudyCodec<BebopStructLookups<TModel>, TModel>, ICodecOf<BebopStruct, List<Lookup>>
    where TModel : struct, IModelType
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => BebopRecords.Serialize(Unsafe.As<Bop.LookupsStruct>(data));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => BebopRecords.Serialize(Unsafe.As<Bop.LookupsStruct>(data), buffer);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Bop.LookupsStruct.Decode(payload);

    public static object ToModel(object data) => ((Bop.LookupsStruct)data).Items.Select(ToModel).ToList();

    public static object FromModel(object model) => new Bop.LookupsStruct { Items = [.. ((List<Lookup>)model).Select(FromModel)] };

    private static Lookup ToModel(Bop.LookupStruct data) => new() { Query = data.Query, Answer = data.Answer, Seconds = data.Seconds };

    private static Bop.LookupStruct FromModel(Lookup model) => new() { Query = model.Query, Answer = model.Answer, Seconds = model.Seconds };
}
#endif
