using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.GoogleProtobuf;

namespace SerializationBenchmarks.Studies.Vocabulary;

/// <summary>The codec of <see cref="GoogleProtobuf"/> on a list of terms.</summary>
public readonly struct GoogleProtobufTerms<TModel> : IGeneratedCodec<GoogleProtobufTerms<TModel>, GoogleProtobuf, Proto.Terms, List<Term>>, IStudyCodec<GoogleProtobufTerms<TModel>, TModel>
    where TModel : struct, IModelType
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Proto.Terms.Parser.ParseFrom(new ReadOnlySpan<byte>(payload));

    public static List<Term> ToModel(Proto.Terms data) => data.Items.Select(ToModel).ToList();

    public static Proto.Terms FromModel(List<Term> model) => new Proto.Terms { Items = { model.Select(FromModel) } };

    private static Term ToModel(Proto.Term data) => new()
    {
        TermClass = data.TermClass,
        CanonicalForm = data.CanonicalForm,
        Rank = data.Rank,
        Count = data.Count,
        Forms = [.. data.Forms.Select(form => new TermForm { Form = form.Form, Count = form.Count })],
    };

    private static Proto.Term FromModel(Term model) => new()
    {
        TermClass = model.TermClass,
        CanonicalForm = model.CanonicalForm,
        Rank = model.Rank,
        Count = model.Count,
        Forms = { model.Forms.Select(form => new Proto.TermForm { Form = form.Form, Count = form.Count }) },
    };
}

/// <summary>The codec of <see cref="GoogleProtobuf"/> on a list of look-ups.</summary>
public readonly struct GoogleProtobufLookups<TModel> : IGeneratedCodec<GoogleProtobufLookups<TModel>, GoogleProtobuf, Proto.Lookups, List<Lookup>>, IStudyCodec<GoogleProtobufLookups<TModel>, TModel>
    where TModel : struct, IModelType
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Proto.Lookups.Parser.ParseFrom(new ReadOnlySpan<byte>(payload));

    public static List<Lookup> ToModel(Proto.Lookups data) => data.Items.Select(ToModel).ToList();

    public static Proto.Lookups FromModel(List<Lookup> model) => new Proto.Lookups { Items = { model.Select(FromModel) } };

    private static Lookup ToModel(Proto.Lookup data) => new() { Query = data.Query, Answer = data.Answer, Seconds = data.Seconds };

    private static Proto.Lookup FromModel(Lookup model) => new() { Query = model.Query, Answer = model.Answer, Seconds = model.Seconds };
}
