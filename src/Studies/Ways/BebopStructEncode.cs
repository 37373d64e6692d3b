#if HAS_BEBOP
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.BebopCSharp;

namespace SerializationBenchmarks.Studies.Ways;

/// <summary>Bebop structs by the call of one line, as its guide has it: https://docs.bebop.sh.</summary>
public readonly struct BebopStructEncode : ISerializer
{
    public static SerializerInfo Info { get; } = BebopStruct.Info with
    {
        Name = nameof(BebopStructEncode),
        Order = 91,
        Summary = "Encode, the one-line call.",
        WayOf = BebopStruct.Info.Name,
    };
}

/// <summary>The codec of <see cref="BebopStructEncode"/> on <see cref="Tiny"/>.</summary>
public readonly struct BebopStructEncodeTiny : ICodec, ICodecOf<BebopStructEncode, Tiny>
{
    public static object Create() => BebopStructTiny.Create();

    public static byte[] Serialize(object data) => Unsafe.As<Serializers.Bop.TinyStruct>(data).Encode();

    public static object Deserialize(byte[] payload) => Serializers.Bop.TinyStruct.Decode(payload);

    public static object ToModel(object data) => BebopStructTiny.ToModel(data);

    public static object FromModel(object model) => BebopStructTiny.FromModel(model);
}

/// <summary>The codec of <see cref="BebopStructEncode"/> on <see cref="Simple"/>.</summary>
public readonly struct BebopStructEncodeSimple : ICodec, ICodecOf<BebopStructEncode, Simple>
{
    public static object Create() => BebopStructSimple.Create();

    public static byte[] Serialize(object data) => Unsafe.As<Serializers.Bop.SimpleStruct>(data).Encode();

    public static object Deserialize(byte[] payload) => Serializers.Bop.SimpleStruct.Decode(payload);

    public static object ToModel(object data) => BebopStructSimple.ToModel(data);

    public static object FromModel(object model) => BebopStructSimple.FromModel(model);
}

/// <summary>The codec of <see cref="BebopStructEncode"/> on <see cref="Complex"/>.</summary>
public readonly struct BebopStructEncodeComplex : ICodec, ICodecOf<BebopStructEncode, Complex>
{
    public static object Create() => BebopStructComplex.Create();

    public static byte[] Serialize(object data) => Unsafe.As<Serializers.Bop.ComplexStruct>(data).Encode();

    public static object Deserialize(byte[] payload) => Serializers.Bop.ComplexStruct.Decode(payload);

    public static object ToModel(object data) => BebopStructComplex.ToModel(data);

    public static object FromModel(object model) => BebopStructComplex.FromModel(model);
}
#endif
