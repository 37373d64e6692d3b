using System.Buffers;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.GoogleProtobuf;

namespace SerializationBenchmarks.Studies.Service;

/// <summary>The codec of <see cref="GoogleProtobuf"/> on a list of <see cref="Complex"/>.</summary>
public readonly struct GoogleProtobufComplexes<TModel> : IBufferCodec, IBodyCodec, IStudyCodec<GoogleProtobufComplexes<TModel>, TModel>, ICodecOf<GoogleProtobuf, List<Complex>>
    where TModel : struct, IModelType
{
    public static BodyAccess Body => GoogleProtobuf.Body;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => GoogleProtobuf.Serialize(Unsafe.As<Proto.Complexes>(data));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => GoogleProtobuf.Serialize(Unsafe.As<Proto.Complexes>(data), buffer);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Proto.Complexes.Parser.ParseFrom(new ReadOnlySpan<byte>(payload));

    public static object ToModel(object data) => ((Proto.Complexes)data).Items.Select(GoogleProtobufConversion.ToModel).ToList();

    public static object FromModel(object model) => new Proto.Complexes { Items = { ((List<Complex>)model).Select(GoogleProtobufConversion.FromModel) } };

    public static void WriteBody(object data, IBufferWriter<byte> body) => GoogleProtobuf.WriteBody(Unsafe.As<Proto.Complexes>(data), body);

    public static object ReadBody(in ReadOnlySequence<byte> body) => Proto.Complexes.Parser.ParseFrom(body);
}
