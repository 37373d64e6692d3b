using System.Buffers;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.GoogleProtobuf;

namespace SerializationBenchmarks.Benchmarks.Studies.Encodings;

/// <summary>The codec of <see cref="GoogleProtobuf"/> on a <see cref="Person"/>.</summary>
/// <typeparam name="TModel">The model.</typeparam>
public readonly struct GoogleProtobufPerson<TModel> : IBufferCodec, IStudyCodec<GoogleProtobufPerson<TModel>, TModel>, ICodecOf<GoogleProtobuf, Person>
    where TModel : struct, IModelType
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => GoogleProtobuf.Serialize(Unsafe.As<Proto.Person>(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => GoogleProtobuf.Serialize(Unsafe.As<Proto.Person>(data), buffer);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Proto.Person.Parser.ParseFrom(new ReadOnlySpan<byte>(payload));

    /// <inheritdoc/>
    public static object ToModel(object data) => ProtoPeople.ToModel((Proto.Person)data);

    /// <inheritdoc/>
    public static object FromModel(object model) => ProtoPeople.FromModel((Person)model);
}
