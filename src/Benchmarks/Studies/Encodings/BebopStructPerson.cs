#if HAS_BEBOP
using System.Buffers;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.BebopCSharp;

namespace SerializationBenchmarks.Benchmarks.Studies.Encodings;

/// <summary>The codec of <see cref="BebopStruct"/> on a <see cref="Person"/>.</summary>
/// <typeparam name="TModel">The model.</typeparam>
public readonly struct BebopStructPerson<TModel> : IBufferCodec, IStudyCodec<BebopStructPerson<TModel>, TModel>, ICodecOf<BebopStruct, Person>
    where TModel : struct, IModelType
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => BebopRecords.Serialize(Unsafe.As<Bop.PersonStruct>(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => BebopRecords.Serialize(Unsafe.As<Bop.PersonStruct>(data), buffer);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Bop.PersonStruct.Decode(payload);

    /// <inheritdoc/>
    public static object ToModel(object data) => BebopPeople.ToModel((Bop.PersonStruct)data);

    /// <inheritdoc/>
    public static object FromModel(object model) => BebopPeople.ToStruct((Person)model);
}
#endif
