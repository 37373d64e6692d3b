#if HAS_FLATSHARP
using System.Buffers;
using System.Runtime.CompilerServices;
using FlatSharp;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.FlatSharpSerialization;

namespace SerializationBenchmarks.Benchmarks.Studies.Memory;

/// <summary>The codec of <see cref="FlatSharpGreedy"/> on a list of packages.</summary>
/// <typeparam name="TModel">The model.</typeparam>
public readonly struct FlatSharpPackages<TModel> : IBufferCodec, IStudyCodec<FlatSharpPackages<TModel>, TModel>, ICodecOf<FlatSharpGreedy, List<Package>>
    where TModel : struct, IModelType
{
    private static readonly ISerializer<StudiesFbs.Packages> _serializer = StudiesFbs.Packages.Serializer;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => FlatSharpWriting.Serialize(_serializer, Unsafe.As<StudiesFbs.Packages>(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => FlatSharpWriting.Serialize(_serializer, Unsafe.As<StudiesFbs.Packages>(data), buffer);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => _serializer.Parse(payload);

    /// <inheritdoc/>
    public static object ToModel(object data) => ((StudiesFbs.Packages)data).Items!.Select(ToModel).ToList();

    /// <inheritdoc/>
    public static object FromModel(object model) => new StudiesFbs.Packages { Items = [.. ((List<Package>)model).Select(FromModel)] };

    private static Package ToModel(StudiesFbs.Package data) => new()
    {
        Name = data.Name!,
        Version = data.Version!,
        Build = data.Build!,
        BuildNumber = data.BuildNumber,
        Depends = [.. data.Depends!],
        Md5 = data.Md5!,
        Sha256 = data.Sha256!,
        Size = data.Size,
        Timestamp = data.Timestamp,
        License = data.License,
    };

    private static StudiesFbs.Package FromModel(Package model) => new()
    {
        Name = model.Name,
        Version = model.Version,
        Build = model.Build,
        BuildNumber = model.BuildNumber,
        Depends = model.Depends,
        Md5 = model.Md5,
        Sha256 = model.Sha256,
        Size = model.Size,
        Timestamp = model.Timestamp,
        License = model.License,
    };
}
#endif
