using System.Buffers;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.GoogleProtobuf;

namespace SerializationBenchmarks.Benchmarks.Studies.Encodings;

/// <summary>The codec of <see cref="GoogleProtobuf"/> on a list of persons.</summary>
/// <typeparam name="TModel">The model.</typeparam>
public readonly struct GoogleProtobufPersons<TModel> : IBufferCodec, IStudyCodec<GoogleProtobufPersons<TModel>, TModel>, ICodecOf<GoogleProtobuf, List<Person>>
    where TModel : struct, IModelType
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => GoogleProtobuf.Serialize(Unsafe.As<Proto.Persons>(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => GoogleProtobuf.Serialize(Unsafe.As<Proto.Persons>(data), buffer);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Proto.Persons.Parser.ParseFrom(new ReadOnlySpan<byte>(payload));

    /// <inheritdoc/>
    public static object ToModel(object data) => ((Proto.Persons)data).Items.Select(ProtoPeople.ToModel).ToList();

    /// <inheritdoc/>
    public static object FromModel(object model) => new Proto.Persons { Items = { ((List<Person>)model).Select(ProtoPeople.FromModel) } };
}
