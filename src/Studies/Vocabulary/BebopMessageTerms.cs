#if HAS_BEBOP
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.BebopCSharp;

namespace SerializationBenchmarks.Studies.Vocabulary;

/// <summary>The codec of <see cref="BebopMessage"/> on a list of terms.</summary>
public readonly struct BebopMessageTerms<TModel> : IGeneratedCodec<BebopMessageTerms<TModel>, BebopMessage, Bop.TermsMessage, List<Term>>, IStudyCodec<BebopMessageTerms<TModel>, TModel>
    where TModel : struct, IModelType
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Bop.TermsMessage.Decode(payload);

    public static List<Term> ToModel(Bop.TermsMessage data) => data.Items!.Select(ToModel).ToList();

    public static Bop.TermsMessage FromModel(List<Term> model) => new Bop.TermsMessage { Items = [.. model.Select(FromModel)] };

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
public readonly struct BebopMessageLookups<TModel> : IGeneratedCodec<BebopMessageLookups<TModel>, BebopMessage, Bop.LookupsMessage, List<Lookup>>, IStudyCodec<BebopMessageLookups<TModel>, TModel>
    where TModel : struct, IModelType
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Bop.LookupsMessage.Decode(payload);

    public static List<Lookup> ToModel(Bop.LookupsMessage data) => data.Items!.Select(ToModel).ToList();

    public static Bop.LookupsMessage FromModel(List<Lookup> model) => new Bop.LookupsMessage { Items = [.. model.Select(FromModel)] };

    private static Lookup ToModel(Bop.LookupMessage data) => new() { Query = data.Query!, Answer = data.Answer!, Seconds = data.Seconds ?? 0 };

    private static Bop.LookupMessage FromModel(Lookup model) => new() { Query = model.Query, Answer = model.Answer, Seconds = model.Seconds };
}

/// <summary>The codec of <see cref="BebopStruct"/> on a list of terms.</summary>
public readonly struct BebopStructTerms<TModel> : IGeneratedCodec<BebopStructTerms<TModel>, BebopStruct, Bop.TermsStruct, List<Term>>, IStudyCodec<BebopStructTerms<TModel>, TModel>
    where TModel : struct, IModelType
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Bop.TermsStruct.Decode(payload);

    public static List<Term> ToModel(Bop.TermsStruct data) => data.Items.Select(ToModel).ToList();

    public static Bop.TermsStruct FromModel(List<Term> model) => new Bop.TermsStruct { Items = [.. model.Select(FromModel)] };

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
public readonly struct BebopStructLookups<TModel> : IGeneratedCodec<BebopStructLookups<TModel>, BebopStruct, Bop.LookupsStruct, List<Lookup>>, IStudyCodec<BebopStructLookups<TModel>, TModel>
    where TModel : struct, IModelType
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Bop.LookupsStruct.Decode(payload);

    public static List<Lookup> ToModel(Bop.LookupsStruct data) => data.Items.Select(ToModel).ToList();

    public static Bop.LookupsStruct FromModel(List<Lookup> model) => new Bop.LookupsStruct { Items = [.. model.Select(FromModel)] };

    private static Lookup ToModel(Bop.LookupStruct data) => new() { Query = data.Query, Answer = data.Answer, Seconds = data.Seconds };

    private static Bop.LookupStruct FromModel(Lookup model) => new() { Query = model.Query, Answer = model.Answer, Seconds = model.Seconds };
}
#endif
