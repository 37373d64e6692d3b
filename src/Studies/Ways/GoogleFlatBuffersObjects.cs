using System.Runtime.CompilerServices;
using Google.FlatBuffers;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.GoogleFlatBuffers;

namespace SerializationBenchmarks.Studies.Ways;

/// <summary>Google.FlatBuffers by the object API that flatc generates: https://flatbuffers.dev/languages/c_sharp/.</summary>
public readonly struct GoogleFlatBuffersObjects : ISerializer
{
    public static SerializerInfo Info { get; } = GoogleFlatBuffers.Info with
    {
        Name = nameof(GoogleFlatBuffersObjects),
        Order = 100,
        Summary = "Pack and UnPack, the object API.",
        WayOf = GoogleFlatBuffers.Info.Name,
    };
}

/// <summary>The codec of <see cref="GoogleFlatBuffersObjects"/> on <see cref="Tiny"/>.</summary>
public readonly struct GoogleFlatBuffersObjectsTiny : IDerivedCodec<GoogleFlatBuffersTiny>, ICodecOf<GoogleFlatBuffersObjects, Tiny>
{
    public static byte[] Serialize(object data)
    {
        var builder = GoogleFlatBuffers.Builder;
        builder.Finish(GoogleFbs.Tiny.Pack(builder, Unsafe.As<GoogleFbs.TinyT>(data)).Value);
        return builder.SizedByteArray();
    }

    public static object Deserialize(byte[] payload) => GoogleFbs.Tiny.GetRootAsTiny(new ByteBuffer(payload)).UnPack();
}

/// <summary>The codec of <see cref="GoogleFlatBuffersObjects"/> on <see cref="Simple"/>.</summary>
public readonly struct GoogleFlatBuffersObjectsSimple : IDerivedCodec<GoogleFlatBuffersSimple>, ICodecOf<GoogleFlatBuffersObjects, Simple>
{
    public static byte[] Serialize(object data)
    {
        var builder = GoogleFlatBuffers.Builder;
        builder.Finish(GoogleFbs.Simple.Pack(builder, Unsafe.As<GoogleFbs.SimpleT>(data)).Value);
        return builder.SizedByteArray();
    }

    public static object Deserialize(byte[] payload) => GoogleFbs.Simple.GetRootAsSimple(new ByteBuffer(payload)).UnPack();
}

/// <summary>The codec of <see cref="GoogleFlatBuffersObjects"/> on <see cref="Complex"/>.</summary>
public readonly struct GoogleFlatBuffersObjectsComplex : IDerivedCodec<GoogleFlatBuffersComplex>, ICodecOf<GoogleFlatBuffersObjects, Complex>
{
    public static byte[] Serialize(object data)
    {
        var builder = GoogleFlatBuffers.Builder;
        builder.Finish(GoogleFbs.Complex.Pack(builder, Unsafe.As<GoogleFbs.ComplexT>(data)).Value);
        return builder.SizedByteArray();
    }

    public static object Deserialize(byte[] payload) => GoogleFbs.Complex.GetRootAsComplex(new ByteBuffer(payload)).UnPack();
}
