#if HAS_BEBOP
using System.Buffers;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.BebopCSharp;

namespace SerializationBenchmarks.Benchmarks.Studies.Vocabulary;

/// <summary>The codec of <see cref="BebopStruct"/> on a list of terms.</summary>
/// <typeparam name="TModel">The model.</typeparam>
public readonly struct BebopStructTerms<TModel> : IBufferCodec, IStudyCodec<BebopStructTerms<TModel>, TModel>, ICodecOf<BebopStruct, List<Term>>
    where TModel : struct, IModelType
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => BebopRecords.Serialize(Unsafe.As<Bop.TermsStruct>(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => BebopRecords.Serialize(Unsafe.As<Bop.TermsStruct>(data), buffer);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Bop.TermsStruct.Decode(payload);

    /// <inheritdoc/>
    public static object ToModel(object data) => ((Bop.TermsStruct)data).Items.Select(ToModel).ToList();

    /// <inheritdoc/>
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
#endif
