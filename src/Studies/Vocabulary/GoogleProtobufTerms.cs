using System.Buffers;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.GoogleProtobuf;

namespace SerializationBenchmarks.Studies.Vocabulary;

/// <summary>The codec of <see cref="GoogleProtobuf"/> on a list of terms.</summary>
public readonly struct GoogleProtobufTerms<TModel> : IBufferCodec, IStudyCodec<GoogleProtobufTerms<TModel>, TModel>, ICodecOf<GoogleProtobuf, List<Term>>
    where TModel : struct, IModelType
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => GoogleProtobuf.Serialize(Unsafe.As<Proto.Terms>(data));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => GoogleProtobuf.Serialize(Unsafe.As<Proto.Terms>(data), buffer);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Proto.Terms.Parser.ParseFrom(new ReadOnlySpan<byte>(payload));

    public static object ToModel(object data) => ((Proto.Terms)data).Items.Select(ToModel).ToList();

    public static object FromModel(object model) => new Proto.Terms { Items = { ((List<Term>)model).Select(FromModel) } };

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
public readonly struct GoogleProtobufLookups<TModel> : IBufferCodec, IStudyCodec<GoogleProtobufLookups<TModel>, TModel>, ICodecOf<GoogleProtobuf, List<Lookup>>
    where TModel : struct, IModelType
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => GoogleProtobuf.Serialize(Unsafe.As<Proto.Lookups>(data));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => GoogleProtobuf.Serialize(Unsafe.As<Proto.Lookups>(data), buffer);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Proto.Lookups.Parser.ParseFrom(new ReadOnlySpan<byte>(payload));

    public static object ToModel(object data) => ((Proto.Lookups)data).Items.Select(ToModel).ToList();

    public static object FromModel(object model) => new Proto.Lookups { Items = { ((List<Lookup>)model).Select(FromModel) } };

    private static Lookup ToModel(Proto.Lookup data) => new() { Query = data.Query, Answer = data.Answer, Seconds = data.Seconds };

    private static Proto.Lookup FromModel(Lookup model) => new() { Query = model.Query, Answer = model.Answer, Seconds = model.Seconds };
}
