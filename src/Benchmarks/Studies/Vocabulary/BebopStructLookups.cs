#if HAS_BEBOP
using System.Buffers;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.BebopCSharp;

namespace SerializationBenchmarks.Benchmarks.Studies.Vocabulary;

/// <summary>The codec of <see cref="BebopStruct"/> on a list of look-ups.</summary>
/// <typeparam name="TModel">The model.</typeparam>
public readonly struct BebopStructLookups<TModel> : IBufferCodec, IStudyCodec<BebopStructLookups<TModel>, TModel>, ICodecOf<BebopStruct, List<Lookup>>
    where TModel : struct, IModelType
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => BebopRecords.Serialize(Unsafe.As<Bop.LookupsStruct>(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => BebopRecords.Serialize(Unsafe.As<Bop.LookupsStruct>(data), buffer);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Bop.LookupsStruct.Decode(payload);

    /// <inheritdoc/>
    public static object ToModel(object data) => ((Bop.LookupsStruct)data).Items.Select(ToModel).ToList();

    /// <inheritdoc/>
    public static object FromModel(object model) => new Bop.LookupsStruct { Items = [.. ((List<Lookup>)model).Select(FromModel)] };

    private static Lookup ToModel(Bop.LookupStruct data) => new() { Query = data.Query, Answer = data.Answer, Seconds = data.Seconds };

    private static Bop.LookupStruct FromModel(Lookup model) => new() { Query = model.Query, Answer = model.Answer, Seconds = model.Seconds };
}
#endif
