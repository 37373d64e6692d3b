using System.Runtime.CompilerServices;
using MemoryPack;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.MemoryPackCSharp;

namespace SerializationBenchmarks.Benchmarks.Studies.Ways;

/// <summary>
/// MemoryPack with <c>GenerateType.VersionTolerant</c>, in which members may come and go: https://github.com/Cysharp/MemoryPack#version-tolerant.
/// The attribute stands on a class, so the models' have twins here.
/// </summary>
public readonly struct MemoryPackVersionTolerant : ISerializer
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = MemoryPackCSharp.Info with
    {
        Name = nameof(MemoryPackVersionTolerant),
        Format = "MemoryPack, version-tolerant",
        Order = 71,
        Summary = "MemoryPack with the length of every member in the payload.",
        WayOf = MemoryPackCSharp.Info.Name,
    };
}

/// <summary>The codec of <see cref="MemoryPackVersionTolerant"/> on <see cref="Tiny"/>.</summary>
public readonly struct VersionTolerantTinyCodec : ICodec, ICodecOf<MemoryPackVersionTolerant, Tiny>
{
    /// <inheritdoc/>
    public static object Create() => FromModel(Tiny.Create());

    /// <inheritdoc/>
    public static byte[] Serialize(object data) => MemoryPackSerializer.Serialize(Unsafe.As<VersionTolerantTiny>(data));

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload) => MemoryPackSerializer.Deserialize<VersionTolerantTiny>(payload)!;

    /// <inheritdoc/>
    public static object ToModel(object data) => Unsafe.As<VersionTolerantTiny>(data).ToModel();

    /// <inheritdoc/>
    public static object FromModel(object model) => VersionTolerantTiny.Of(Unsafe.As<Tiny>(model));
}

/// <summary>The codec of <see cref="MemoryPackVersionTolerant"/> on <see cref="Simple"/>.</summary>
public readonly struct VersionTolerantSimpleCodec : ICodec, ICodecOf<MemoryPackVersionTolerant, Simple>
{
    /// <inheritdoc/>
    public static object Create() => FromModel(Simple.Create());

    /// <inheritdoc/>
    public static byte[] Serialize(object data) => MemoryPackSerializer.Serialize(Unsafe.As<VersionTolerantSimple>(data));

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload) => MemoryPackSerializer.Deserialize<VersionTolerantSimple>(payload)!;

    /// <inheritdoc/>
    public static object ToModel(object data) => Unsafe.As<VersionTolerantSimple>(data).ToModel();

    /// <inheritdoc/>
    public static object FromModel(object model) => VersionTolerantSimple.Of(Unsafe.As<Simple>(model));
}

/// <summary>The codec of <see cref="MemoryPackVersionTolerant"/> on <see cref="Complex"/>.</summary>
public readonly struct VersionTolerantComplexCodec : ICodec, ICodecOf<MemoryPackVersionTolerant, Complex>
{
    /// <inheritdoc/>
    public static object Create() => FromModel(Complex.Create());

    /// <inheritdoc/>
    public static byte[] Serialize(object data) => MemoryPackSerializer.Serialize(Unsafe.As<VersionTolerantComplex>(data));

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload) => MemoryPackSerializer.Deserialize<VersionTolerantComplex>(payload)!;

    /// <inheritdoc/>
    public static object ToModel(object data) => Unsafe.As<VersionTolerantComplex>(data).ToModel();

    /// <inheritdoc/>
    public static object FromModel(object model) => VersionTolerantComplex.Of(Unsafe.As<Complex>(model));
}
