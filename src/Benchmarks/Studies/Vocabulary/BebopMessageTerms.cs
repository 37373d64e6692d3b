#if HAS_BEBOP
using System.Buffers;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.BebopCSharp;

namespace SerializationBenchmarks.Benchmarks.Studies.Vocabulary;

/// <summary>The codec of <see cref="BebopMessage"/> on a list of terms.</summary>
/// <typeparam name="TModel">The model.</typeparam>
public readonly struct BebopMessageTerms<TModel> : IBufferCodec, IStudyCodec<BebopMessageTerms<TModel>, TModel>, ICodecOf<BebopMessage, List<Term>>
    where TModel : struct, IModelType
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => BebopRecords.Serialize(Unsafe.As<Bop.TermsMessage>(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => BebopRecords.Serialize(Unsafe.As<Bop.TermsMessage>(data), buffer);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Bop.TermsMessage.Decode(payload);

    /// <inheritdoc/>
    public static object ToModel(object data) => ((Bop.TermsMessage)data).Items!.Select(ToModel).ToList();

    /// <inheritdoc/>
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
#endif
