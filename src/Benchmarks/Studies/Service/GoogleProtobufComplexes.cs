using System.Buffers;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.GoogleProtobuf;

namespace SerializationBenchmarks.Benchmarks.Studies.Service;

/// <summary>The codec of <see cref="GoogleProtobuf"/> on a list of <see cref="Complex"/>.</summary>
/// <typeparam name="TModel">The model.</typeparam>
public readonly struct GoogleProtobufComplexes<TModel> : IBufferCodec, IBodyCodec, IStudyCodec<GoogleProtobufComplexes<TModel>, TModel>, ICodecOf<GoogleProtobuf, List<Complex>>
    where TModel : struct, IModelType
{
    /// <inheritdoc/>
    public static BodyAccess Body => GoogleProtobuf.Body;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => GoogleProtobuf.Serialize(Unsafe.As<Proto.Complexes>(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => GoogleProtobuf.Serialize(Unsafe.As<Proto.Complexes>(data), buffer);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Proto.Complexes.Parser.ParseFrom(new ReadOnlySpan<byte>(payload));

    /// <inheritdoc/>
    public static object ToModel(object data) => ((Proto.Complexes)data).Items.Select(GoogleProtobufConversion.ToModel).ToList();

    /// <inheritdoc/>
    public static object FromModel(object model) => new Proto.Complexes { Items = { ((List<Complex>)model).Select(GoogleProtobufConversion.FromModel) } };

    /// <inheritdoc/>
    public static void WriteBody(object data, IBufferWriter<byte> body) => GoogleProtobuf.WriteBody(Unsafe.As<Proto.Complexes>(data), body);

    /// <inheritdoc/>
    public static object ReadBody(in ReadOnlySequence<byte> body) => Proto.Complexes.Parser.ParseFrom(body);
}
