#if HAS_BEBOP
using System.Buffers;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.BebopCSharp;

namespace SerializationBenchmarks.Benchmarks.Studies.Encodings;

/// <summary>The codec of <see cref="BebopMessage"/> on a <see cref="Person"/>.</summary>
/// <typeparam name="TModel">The model.</typeparam>
public readonly struct BebopMessagePerson<TModel> : IBufferCodec, IStudyCodec<BebopMessagePerson<TModel>, TModel>, ICodecOf<BebopMessage, Person>
    where TModel : struct, IModelType
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => BebopRecords.Serialize(Unsafe.As<Bop.PersonMessage>(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => BebopRecords.Serialize(Unsafe.As<Bop.PersonMessage>(data), buffer);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Bop.PersonMessage.Decode(payload);

    /// <inheritdoc/>
    public static object ToModel(object data) => BebopPeople.ToModel((Bop.PersonMessage)data);

    /// <inheritdoc/>
    public static object FromModel(object model) => BebopPeople.ToMessage((Person)model);
}
#endif
