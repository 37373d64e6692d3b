using System.Buffers;
using System.Reflection;
using System.Runtime.CompilerServices;
using MemoryPack;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.MemoryPackCSharp;

/// <summary>
/// MemoryPack with <c>GenerateType.VersionTolerant</c>, in which members may come and go. The attribute stands on a class, so the models have
/// counterparts here: what a user would have instead of the model, so nothing is converted while it is timed.
/// </summary>
public readonly struct MemoryPackVersionTolerant : ISerializer
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = MemoryPackCSharp.Info with
    {
        Name = nameof(MemoryPackVersionTolerant),
        Format = "MemoryPack, version-tolerant",
        Order = 71,
        Summary = "MemoryPack with the length of every member in the payload, so that old and new versions of a class read each other.",
        WayOf = MemoryPackCSharp.Info.Name,
        IsAlternative = true,
        Traits = MemoryPackCSharp.Info.Traits with { OtherLanguages = new(null, "https://github.com/Cysharp/MemoryPack#typescript-and-aspnet-core-formatter") }, // Its generator of TypeScript refuses such types.
        Documentation = "https://github.com/Cysharp/MemoryPack#version-tolerant",
    };

    /// <inheritdoc/>
    public static string? UnsupportedBecause(Type model) => model.GetCustomAttribute<MemoryPackableAttribute>() is { GenerateType: GenerateType.VersionTolerant }
        ? $"{TypeName.Of(model)} has [MemoryPackable(GenerateType.VersionTolerant)], so MemoryPack is measured with this format."
        : $"It needs [MemoryPackable(GenerateType.VersionTolerant)] on {TypeName.Of(model)}; with it, MemoryPack is measured with this format.";
}

/// <summary>The codec of <see cref="MemoryPackVersionTolerant"/> on <see cref="Tiny"/>.</summary>
public readonly struct VersionTolerantTinyCodec : IBufferCodec, ICodecOf<MemoryPackVersionTolerant, Tiny>
{
    /// <inheritdoc/>
    public static object Create() => VersionTolerantTiny.Create();

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => MemoryPackSerializer.Serialize(Unsafe.As<VersionTolerantTiny>(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => MemoryPackSerializer.Serialize(buffer, Unsafe.As<VersionTolerantTiny>(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => MemoryPackSerializer.Deserialize<VersionTolerantTiny>(payload)!;

    /// <inheritdoc/>
    public static object ToModel(object data) => Unsafe.As<VersionTolerantTiny>(data).ToModel();

    /// <inheritdoc/>
    public static object FromModel(object model) => VersionTolerantTiny.Of(Unsafe.As<Tiny>(model));
}

/// <summary>The codec of <see cref="MemoryPackVersionTolerant"/> on <see cref="Simple"/>.</summary>
public readonly struct VersionTolerantSimpleCodec : IBufferCodec, ICodecOf<MemoryPackVersionTolerant, Simple>
{
    /// <inheritdoc/>
    public static object Create() => VersionTolerantSimple.Create();

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => MemoryPackSerializer.Serialize(Unsafe.As<VersionTolerantSimple>(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => MemoryPackSerializer.Serialize(buffer, Unsafe.As<VersionTolerantSimple>(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => MemoryPackSerializer.Deserialize<VersionTolerantSimple>(payload)!;

    /// <inheritdoc/>
    public static object ToModel(object data) => Unsafe.As<VersionTolerantSimple>(data).ToModel();

    /// <inheritdoc/>
    public static object FromModel(object model) => VersionTolerantSimple.Of(Unsafe.As<Simple>(model));
}

/// <summary>The codec of <see cref="MemoryPackVersionTolerant"/> on <see cref="Complex"/>.</summary>
public readonly struct VersionTolerantComplexCodec : IBufferCodec, ICodecOf<MemoryPackVersionTolerant, Complex>
{
    /// <inheritdoc/>
    public static object Create() => VersionTolerantComplex.Create();

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => MemoryPackSerializer.Serialize(Unsafe.As<VersionTolerantComplex>(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => MemoryPackSerializer.Serialize(buffer, Unsafe.As<VersionTolerantComplex>(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => MemoryPackSerializer.Deserialize<VersionTolerantComplex>(payload)!;

    /// <inheritdoc/>
    public static object ToModel(object data) => Unsafe.As<VersionTolerantComplex>(data).ToModel();

    /// <inheritdoc/>
    public static object FromModel(object model) => VersionTolerantComplex.Of(Unsafe.As<Complex>(model));
}
