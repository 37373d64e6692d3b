using System.Buffers;
using System.Runtime.CompilerServices;
using LightProto;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.LightProtoCSharp;

/// <summary>A codec on a model, with all but its members: calls as whoever has the class writes them.</summary>
internal interface ILightProtoCodec<TSelf, TData, TModel> : IGeneratedCodec<TSelf, TData, TModel>, IBufferCodec, ICodecOf<LightProtoCSharp, TModel>
    where TSelf : struct, ILightProtoCodec<TSelf, TData, TModel>
    where TData : class, IProtoParser<TData>
    where TModel : class
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    static byte[] ICodec.Serialize(object data)
    {
        var buffer = KeptMemory.Buffer();
        Serializer.Serialize(buffer, Unsafe.As<TData>(data), TData.ProtoWriter);
        return buffer.WrittenSpan.ToArray();
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    static void IBufferCodec.Serialize(object data, ArrayBufferWriter<byte> buffer) => Serializer.Serialize(buffer, Unsafe.As<TData>(data), TData.ProtoWriter);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    static object ICodec.Deserialize(byte[] payload) => Serializer.Deserialize<TData>(new ReadOnlySpan<byte>(payload));
}

/// <summary>The codec of <see cref="LightProtoCSharp"/> on <see cref="Tiny"/>.</summary>
public readonly struct LightProtoTiny : ILightProtoCodec<LightProtoTiny, LightTiny, Tiny>
{
    /// <inheritdoc/>
    public static object Create() => LightTiny.Create();

    /// <inheritdoc/>
    public static Tiny ToModel(LightTiny data) => new() { Id = data.Id, OtherId = data.OtherId };

    /// <inheritdoc/>
    public static LightTiny FromModel(Tiny model) => new() { Id = model.Id, OtherId = model.OtherId };
}

/// <summary>The codec of <see cref="LightProtoCSharp"/> on <see cref="Simple"/>.</summary>
public readonly struct LightProtoSimple : ILightProtoCodec<LightProtoSimple, LightSimple, Simple>
{
    /// <inheritdoc/>
    public static object Create() => LightSimple.Create();

    /// <inheritdoc/>
    public static Simple ToModel(LightSimple data) => new() { Id = data.Id, OtherId = data.OtherId, Name = data.Name, EnumValue = data.EnumValue };

    /// <inheritdoc/>
    public static LightSimple FromModel(Simple model) => new() { Id = model.Id, OtherId = model.OtherId, Name = model.Name, EnumValue = model.EnumValue };
}

/// <summary>The codec of <see cref="LightProtoCSharp"/> on <see cref="Complex"/>.</summary>
public readonly struct LightProtoComplex : ILightProtoCodec<LightProtoComplex, LightComplex, Complex>
{
    /// <inheritdoc/>
    public static object Create() => LightComplex.Create();

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
