#if HAS_BEBOP
using System.Buffers;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.BebopCSharp;

namespace SerializationBenchmarks.Benchmarks.Studies.Encodings;

/// <summary>The codec of <see cref="BebopStruct"/> on a list of persons.</summary>
/// <typeparam name="TModel">The model.</typeparam>
public readonly struct BebopStructPersons<TModel> : IBufferCodec, IStudyCodec<BebopStructPersons<TModel>, TModel>, ICodecOf<BebopStruct, List<Person>>
    where TModel : struct, IModelType
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => BebopRecords.Serialize(Unsafe.As<Bop.PersonsStruct>(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => BebopRecords.Serialize(Unsafe.As<Bop.PersonsStruct>(data), buffer);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Bop.PersonsStruct.Decode(payload);

    /// <inheritdoc/>
    public static object ToModel(object data) => ((Bop.PersonsStruct)data).Items.Select(BebopPeople.ToModel).ToList();

    /// <inheritdoc/>
    public static object FromModel(object model) => new Bop.PersonsStruct { Items = [.. ((List<Person>)model).Select(BebopPeople.ToStruct)] };
}
#endif
