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
#endif
