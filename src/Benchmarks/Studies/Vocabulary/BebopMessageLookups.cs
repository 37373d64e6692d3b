#if HAS_BEBOP
using System.Buffers;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.BebopCSharp;

namespace SerializationBenchmarks.Benchmarks.Studies.Vocabulary;

/// <summary>The codec of <see cref="BebopMessage"/> on a list of look-ups.</summary>
/// <typeparam name="TModel">The model.</typeparam>
public readonly struct BebopMessageLookups<TModel> : IBufferCodec, IStudyCodec<BebopMessageLookups<TModel>, TModel>, ICodecOf<BebopMessage, List<Lookup>>
    where TModel : struct, IModelType
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => BebopRecords.Serialize(Unsafe.As<Bop.LookupsMessage>(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => BebopRecords.Serialize(Unsafe.As<Bop.LookupsMessage>(data), buffer);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Bop.LookupsMessage.Decode(payload);

    /// <inheritdoc/>
    public static object ToModel(object data) => ((Bop.LookupsMessage)data).Items!.Select(ToModel).ToList();

    /// <inheritdoc/>
    public static object FromModel(object model) => new Bop.LookupsMessage { Items = [.. ((List<Lookup>)model).Select(FromModel)] };

    private static Lookup ToModel(Bop.LookupMessage data) => new() { Query = data.Query!, Answer = data.Answer!, Seconds = data.Seconds ?? 0 };

    private static Bop.LookupMessage FromModel(Lookup model) => new() { Query = model.Query, Answer = model.Answer, Seconds = model.Seconds };
}
#endif
