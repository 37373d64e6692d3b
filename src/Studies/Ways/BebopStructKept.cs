#if HAS_BEBOP
using System.Runtime.CompilerServices;
using Bebop.Runtime;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.BebopCSharp;

namespace SerializationBenchmarks.Studies.Ways;

/// <summary>Bebop structs in an array that each thread keeps, which the guide offers for encoding often, and a copy of what was written: https://docs.bebop.sh.</summary>
public readonly struct BebopStructKept : ISerializer
{
    public static SerializerInfo Info { get; } = BebopStruct.Info with
    {
        Name = nameof(BebopStructKept),
        Order = 92,
        Summary = "EncodeIntoBuffer of a kept array that may be too long, copied.",
        WayOf = BebopStruct.Info.Name,
    };

    [ThreadStatic]
    private static byte[]? _kept;

    /// <summary>Serializes by way of the thread's array.</summary>
    internal static byte[] Serialize<T>(T value)
        where T : BaseBebopRecord
    {
        var size = value.MaxByteCount;
        var array = _kept is { } kept && kept.Length >= size ? kept : _kept = new byte[size];
        return array.AsSpan(0, value.EncodeIntoBuffer(array)).ToArray();
    }
}

/// <summary>The codec of <see cref="BebopStructKept"/> on <see cref="Tiny"/>.</summary>
public readonly struct BebopStructKeptTiny : ICodec, ICodecOf<BebopStructKept, Tiny>
{
    public static object Create() => BebopStructTiny.Create();

    public static byte[] Serialize(object data) => BebopStructKept.Serialize(Unsafe.As<Serializers.Bop.TinyStruct>(data));

    public static object Deserialize(byte[] payload) => Serializers.Bop.TinyStruct.Decode(payload);

    public static object ToModel(object data) => BebopStructTiny.ToModel(data);

    public static object FromModel(object model) => BebopStructTiny.FromModel(model);
}

/// <summary>The codec of <see cref="BebopStructKept"/> on <see cref="Simple"/>.</summary>
public readonly struct BebopStructKeptSimple : ICodec, ICodecOf<BebopStructKept, Simple>
{
    public static object Create() => BebopStructSimple.Create();

    public static byte[] Serialize(object data) => BebopStructKept.Serialize(Unsafe.As<Serializers.Bop.SimpleStruct>(data));

    public static object Deserialize(byte[] payload) => Serializers.Bop.SimpleStruct.Decode(payload);

    public static object ToModel(object data) => BebopStructSimple.ToModel(data);

    public static object FromModel(object model) => BebopStructSimple.FromModel(model);
}

/// <summary>The codec of <see cref="BebopStructKept"/> on <see cref="Complex"/>.</summary>
public readonly struct BebopStructKeptComplex : ICodec, ICodecOf<BebopStructKept, Complex>
{
    public static object Create() => BebopStructComplex.Create();

    public static byte[] Serialize(object data) => BebopStructKept.Serialize(Unsafe.As<Serializers.Bop.ComplexStruct>(data));

    public static object Deserialize(byte[] payload) => Serializers.Bop.ComplexStruct.Decode(payload);

    public static object ToModel(object data) => BebopStructComplex.ToModel(data);

    public static object FromModel(object model) => BebopStructComplex.FromModel(model);
}
#endif
