using System.Buffers;
using System.Runtime.CompilerServices;
using MemoryPack;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.MemoryPackCSharp;

namespace SerializationBenchmarks.Studies.Service;

/// <summary>The codec of <see cref="MemoryPackVersionTolerant"/> on a list of <see cref="Complex"/>, whose counterparts are its data.</summary>
public readonly struct VersionTolerantComplexes<TModel> : IBufferCodec, IBodyCodec, IStudyCodec<VersionTolerantComplexes<TModel>, TModel>, ICodecOf<MemoryPackVersionTolerant, List<Complex>>
    where TModel : struct, IModelType
{
    public static BodyAccess Body => MemoryPackCSharp.Body;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => MemoryPackSerializer.Serialize(Unsafe.As<List<VersionTolerantComplex>>(data));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => MemoryPackSerializer.Serialize(buffer, Unsafe.As<List<VersionTolerantComplex>>(data));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => MemoryPackSerializer.Deserialize<List<VersionTolerantComplex>>(payload)!;

    public static object ToModel(object data) => ((List<VersionTolerantComplex>)data).ConvertAll(complex => complex.ToModel());

    public static object FromModel(object model) => ((List<Complex>)model).ConvertAll(VersionTolerantComplex.Of);

    public static void WriteBody(object data, IBufferWriter<byte> body) => MemoryPackSerializer.Serialize(body, Unsafe.As<List<VersionTolerantComplex>>(data));

    public static object ReadBody(in ReadOnlySequence<byte> body) => MemoryPackSerializer.Deserialize<List<VersionTolerantComplex>>(body)!;
}
