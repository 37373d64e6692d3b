using System.Runtime.CompilerServices;
using LightProto;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.LightProtoCSharp;

/// <summary>The codec of <see cref="LightProtoCSharp"/> on <see cref="Tiny"/>.</summary>
public readonly struct LightProtoTiny : IGeneratedCodec<LightProtoTiny, LightProtoCSharp, LightTiny, Tiny>
{
    /// <inheritdoc/>
    public static object Create() => LightTiny.Create();

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Serializer.Deserialize<LightTiny>(new ReadOnlySpan<byte>(payload));

    /// <inheritdoc/>
    public static Tiny ToModel(LightTiny data) => new() { Id = data.Id, OtherId = data.OtherId };

    /// <inheritdoc/>
    public static LightTiny FromModel(Tiny model) => new() { Id = model.Id, OtherId = model.OtherId };
}

/// <summary>The codec of <see cref="LightProtoCSharp"/> on <see cref="Simple"/>.</summary>
public readonly struct LightProtoSimple : IGeneratedCodec<LightProtoSimple, LightProtoCSharp, LightSimple, Simple>
{
    /// <inheritdoc/>
    public static object Create() => LightSimple.Create();

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Serializer.Deserialize<LightSimple>(new ReadOnlySpan<byte>(payload));

    /// <inheritdoc/>
    public static Simple ToModel(LightSimple data) => new() { Id = data.Id, OtherId = data.OtherId, Name = data.Name, EnumValue = data.EnumValue };

    /// <inheritdoc/>
    public static LightSimple FromModel(Simple model) => new() { Id = model.Id, OtherId = model.OtherId, Name = model.Name, EnumValue = model.EnumValue };
}

/// <summary>The codec of <see cref="LightProtoCSharp"/> on <see cref="Complex"/>.</summary>
public readonly struct LightProtoComplex : IGeneratedCodec<LightProtoComplex, LightProtoCSharp, LightComplex, Complex>
{
    /// <inheritdoc/>
    public static object Create() => LightComplex.Create();

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Serializer.Deserialize<LightComplex>(new ReadOnlySpan<byte>(payload));

    /// <inheritdoc/>
    public static Complex ToModel(LightComplex data) => new()
    {
        Id = data.Id,
        OtherId = data.OtherId,
        Name = data.Name,
        EnumValue = data.EnumValue,
        Percentage = data.Percentage,
        Cost = data.Cost,
        Children = data.Children?.ConvertAll(child => new Child { Id = child.Id, Created = child.Created, LastEdit = child.LastEdit, Name = child.Name, Percentage = child.Percentage }),
    };

    /// <inheritdoc/>
    public static LightComplex FromModel(Complex model) => new()
    {
        Id = model.Id,
        OtherId = model.OtherId,
        Name = model.Name,
        EnumValue = model.EnumValue,
        Percentage = model.Percentage,
        Cost = model.Cost,
        Children = model.Children?.ConvertAll(child => new LightChild { Id = child.Id, Created = child.Created, LastEdit = child.LastEdit, Name = child.Name, Percentage = child.Percentage }),
    };
}
