#if HAS_FLATSHARP
using System.Buffers;
using System.Runtime.CompilerServices;
using FlatSharp;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.FlatSharpSerialization;

namespace SerializationBenchmarks.Benchmarks.Studies.Vocabulary;

/// <summary>The codec of <see cref="FlatSharpGreedy"/> on a list of terms.</summary>
/// <typeparam name="TModel">The model.</typeparam>
public readonly struct FlatSharpTerms<TModel> : IBufferCodec, IStudyCodec<FlatSharpTerms<TModel>, TModel>, ICodecOf<FlatSharpGreedy, List<Term>>
    where TModel : struct, IModelType
{
    private static readonly ISerializer<StudiesFbs.Terms> _serializer = StudiesFbs.Terms.Serializer;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => FlatSharpWriting.Serialize(_serializer, Unsafe.As<StudiesFbs.Terms>(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => FlatSharpWriting.Serialize(_serializer, Unsafe.As<StudiesFbs.Terms>(data), buffer);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => _serializer.Parse(payload);

    /// <inheritdoc/>
    public static object ToModel(object data) => ((StudiesFbs.Terms)data).Items!.Select(ToModel).ToList();

    /// <inheritdoc/>
    public static object FromModel(object model) => new StudiesFbs.Terms { Items = [.. ((List<Term>)model).Select(FromModel)] };

    private static Term ToModel(StudiesFbs.Term data) => new()
    {
        TermClass = data.TermClass!,
        CanonicalForm = data.CanonicalForm!,
        Rank = data.Rank,
        Count = data.Count,
        Forms = [.. data.Forms!.Select(form => new TermForm { Form = form.Form!, Count = form.Count })],
    };

    private static StudiesFbs.Term FromModel(Term model) => new()
    {
        TermClass = model.TermClass,
        CanonicalForm = model.CanonicalForm,
        Rank = model.Rank,
        Count = model.Count,
        Forms = [.. model.Forms.Select(form => new StudiesFbs.TermForm { Form = form.Form, Count = form.Count })],
    };
}

/// <summary>The codec of <see cref="FlatSharpGreedy"/> on a list of look-ups.</summary>
/// <typeparam name="TModel">The model.</typeparam>
public readonly struct FlatSharpLookups<TModel> : IBufferCodec, IStudyCodec<FlatSharpLookups<TModel>, TModel>, ICodecOf<FlatSharpGreedy, List<Lookup>>
    where TModel : struct, IModelType
{
    private static readonly ISerializer<StudiesFbs.Lookups> _serializer = StudiesFbs.Lookups.Serializer;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => FlatSharpWriting.Serialize(_serializer, Unsafe.As<StudiesFbs.Lookups>(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => FlatSharpWriting.Serialize(_serializer, Unsafe.As<StudiesFbs.Lookups>(data), buffer);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => _serializer.Parse(payload);

    /// <inheritdoc/>
    public static object ToModel(object data) => ((StudiesFbs.Lookups)data).Items!.Select(ToModel).ToList();

    /// <inheritdoc/>
    public static object FromModel(object model) => new StudiesFbs.Lookups { Items = [.. ((List<Lookup>)model).Select(FromModel)] };

    private static Lookup ToModel(StudiesFbs.Lookup data) => new() { Query = data.Query!, Answer = data.Answer!, Seconds = data.Seconds };

    private static StudiesFbs.Lookup FromModel(Lookup model) => new() { Query = model.Query, Answer = model.Answer, Seconds = model.Seconds };
}
#endif
