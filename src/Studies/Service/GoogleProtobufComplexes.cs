using System.Buffers;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.GoogleProtobuf;

namespace SerializationBenchmarks.Studies.Service;

/// <summary>The codec of <see cref="GoogleProtobuf"/> on a list of <see cref="Complex"/>.</summary>
public readonly struct GoogleProtobufComplexes<TModel> : IGeneratedCodec<GoogleProtobufComplexes<TModel>, GoogleProtobuf, Proto.Complexes, List<Complex>>, IBodyCodec, IStudyCodec<GoogleProtobufComplexes<TModel>, TModel>
    where TModel : struct, IModelType
{
    public static BodyAccess Body => GoogleProtobuf.Body;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Proto.Complexes.Parser.ParseFrom(new ReadOnlySpan<byte>(payload));

    public static List<Complex> ToModel(Proto.Complexes data) => data.Items.Select(GoogleProtobufComplex.ToModel).ToList();

    public static Proto.Complexes FromModel(List<Complex> model) => new Proto.Complexes { Items = { model.Select(GoogleProtobufComplex.FromModel) } };

    public static void WriteBody(object data, IBufferWriter<byte> body) => GoogleProtobuf.WriteBody(Unsafe.As<Proto.Complexes>(data), body);

    public static object ReadBody(in ReadOnlySequence<byte> body) => Proto.Complexes.Parser.ParseFrom(body);
}
