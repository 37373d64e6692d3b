#if HAS_BEBOP
using System.Runtime.CompilerServices;
using Bebop.Runtime;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.BebopCSharp;

namespace SerializationBenchmarks.Studies.Ways;

/// <summary>Bebop structs in a new array of the payload's length, which is computed before: https://docs.bebop.sh.</summary>
public readonly struct BebopStructSized : ISerializer
{
    public static SerializerInfo Info { get; } = BebopStruct.Info with
    {
        Name = nameof(BebopStructSized),
        Order = 92,
        Summary = "EncodeIntoBuffer of a new array of ByteCount bytes.",
        WayOf = BebopStruct.Info.Name,
    };

    /// <summary>Serializes without a copy.</summary>
    internal static byte[] Serialize<T>(T value)
        where T : BaseBebopRecord
    {
        var payload = new byte[value.ByteCount];
        value.EncodeIntoBuffer(payload);
        return payload;
    }
}

/// <summary>The codec of <see cref="BebopStructSized"/> on <see cref="Tiny"/>.</summary>
public readonly struct BebopStructSizedTiny : ICodec, ICodecOf<BebopStructSized, Tiny>
{
    public static object Create() => BebopStructTiny.Create();

    public static byte[] Serialize(object data) => BebopStructSized.Serialize(Unsafe.As<Serializers.Bop.TinyStruct>(data));

    public static object Deserialize(byte[] payload) => Serializers.Bop.TinyStruct.Decode(payload);

    public static object ToModel(object data) => BebopStructTiny.ToModel(data);

    public static object FromModel(object model) => BebopStructTiny.FromModel(model);
}

/// <summary>The codec of <see cref="BebopStructSized"/> on <see cref="Simple"/>.</summary>
public readonly struct BebopStructSizedSimple : ICodec, ICodecOf<BebopStructSized, Simple>
{
    public static object Create() => BebopStructSimple.Create();

    public static byte[] Serialize(object data) => BebopStructSized.Serialize(Unsafe.As<Serializers.Bop.SimpleStruct>(data));

    public static object Deserialize(byte[] payload) => Serializers.Bop.SimpleStruct.Decode(payload);

    public static object ToModel(object data) => BebopStructSimple.ToModel(data);

    public static object FromModel(object model) => BebopStructSimple.FromModel(model);
}

/// <summary>The codec of <see cref="BebopStructSized"/> on <see cref="Complex"/>.</summary>
public readonly struct BebopStructSizedComplex : ICodec, ICodecOf<BebopStructSized, Complex>
{
    public static object Create() => BebopStructComplex.Create();

    public static byte[] Serialize(object data) => BebopStructSized.Serialize(Unsafe.As<Serializers.Bop.ComplexStruct>(data));

    public static object Deserialize(byte[] payload) => Serializers.Bop.ComplexStruct.Decode(payload);

    public static object ToModel(object data) => BebopStructComplex.ToModel(data);

    public static object FromModel(object model) => BebopStructComplex.FromModel(model);
}
#endif
