#if HAS_BEBOP
using System.Runtime.CompilerServices;
using Bebop.Runtime;
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
public readonly struct BebopStructEncodeTiny : IDerivedCodec<BebopStructTiny>, ICodecOf<BebopStructEncode, Tiny>
{
    public static byte[] Serialize(object data) => Unsafe.As<Serializers.Bop.TinyStruct>(data).Encode();
}

/// <summary>The codec of <see cref="BebopStructEncode"/> on <see cref="Simple"/>.</summary>
public readonly struct BebopStructEncodeSimple : IDerivedCodec<BebopStructSimple>, ICodecOf<BebopStructEncode, Simple>
{
    public static byte[] Serialize(object data) => Unsafe.As<Serializers.Bop.SimpleStruct>(data).Encode();
}

/// <summary>The codec of <see cref="BebopStructEncode"/> on <see cref="Complex"/>.</summary>
public readonly struct BebopStructEncodeComplex : IDerivedCodec<BebopStructComplex>, ICodecOf<BebopStructEncode, Complex>
{
    public static byte[] Serialize(object data) => Unsafe.As<Serializers.Bop.ComplexStruct>(data).Encode();
}

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
public readonly struct BebopStructSizedTiny : IDerivedCodec<BebopStructTiny>, ICodecOf<BebopStructSized, Tiny>
{
    public static byte[] Serialize(object data) => BebopStructSized.Serialize(Unsafe.As<Serializers.Bop.TinyStruct>(data));
}

/// <summary>The codec of <see cref="BebopStructSized"/> on <see cref="Simple"/>.</summary>
public readonly struct BebopStructSizedSimple : IDerivedCodec<BebopStructSimple>, ICodecOf<BebopStructSized, Simple>
{
    public static byte[] Serialize(object data) => BebopStructSized.Serialize(Unsafe.As<Serializers.Bop.SimpleStruct>(data));
}

/// <summary>The codec of <see cref="BebopStructSized"/> on <see cref="Complex"/>.</summary>
public readonly struct BebopStructSizedComplex : IDerivedCodec<BebopStructComplex>, ICodecOf<BebopStructSized, Complex>
{
    public static byte[] Serialize(object data) => BebopStructSized.Serialize(Unsafe.As<Serializers.Bop.ComplexStruct>(data));
}
#endif
