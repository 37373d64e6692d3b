#if HAS_BEBOP
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.BebopCSharp;

namespace SerializationBenchmarks.Studies.Memory;

/// <summary>The codec of <see cref="BebopMessage"/> on a list of packages.</summary>
public readonly struct BebopMessagePackages<TModel> : IGeneratedCodec<BebopMessagePackages<TModel>, BebopMessage, Bop.PackagesMessage, List<Package>>, IStudyCodec<BebopMessagePackages<TModel>, TModel>
    where TModel : struct, IModelType
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Bop.PackagesMessage.Decode(payload);

    public static List<Package> ToModel(Bop.PackagesMessage data) => data.Items!.Select(ToModel).ToList();

    public static Bop.PackagesMessage FromModel(List<Package> model) => new Bop.PackagesMessage { Items = [.. model.Select(FromModel)] };

    private static Package ToModel(Bop.PackageMessage data) => new()
    {
        Name = data.Name!,
        Version = data.Version!,
        Build = data.Build!,
        BuildNumber = data.BuildNumber ?? 0,
        Depends = [.. data.Depends!],
        Md5 = data.Md5!,
        Sha256 = data.Sha256!,
        Size = data.Size ?? 0,
        Timestamp = data.Timestamp ?? 0,
        License = data.License,
    };

    private static Bop.PackageMessage FromModel(Package model) => new()
    {
        Name = model.Name,
        Version = model.Version,
        Build = model.Build,
        BuildNumber = model.BuildNumber,
        Depends = [.. model.Depends],
        Md5 = model.Md5,
        Sha256 = model.Sha256,
        Size = model.Size,
        Timestamp = model.Timestamp,
        License = model.License,
    };
}

/// <summary>The codec of <see cref="BebopStruct"/> on a list of packages.</summary>
public readonly struct BebopStructPackages<TModel> : IGeneratedCodec<BebopStructPackages<TModel>, BebopStruct, Bop.PackagesStruct, List<Package>>, IStudyCodec<BebopStructPackages<TModel>, TModel>
    where TModel : struct, IModelType
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Bop.PackagesStruct.Decode(payload);

    public static List<Package> ToModel(Bop.PackagesStruct data) => data.Items.Select(ToModel).ToList();

    public static Bop.PackagesStruct FromModel(List<Package> model) => new Bop.PackagesStruct { Items = [.. model.Select(FromModel)] };

    private static Package ToModel(Bop.PackageStruct data) => new()
    {
        Name = data.Name,
        Version = data.Version,
        Build = data.Build,
        BuildNumber = data.BuildNumber,
        Depends = [.. data.Depends],
        Md5 = data.Md5,
        Sha256 = data.Sha256,
        Size = data.Size,
        Timestamp = data.Timestamp,
        License = data.License is "" ? null : data.License,
    };

    private static Bop.PackageStruct FromModel(Package model) => new()
    {
        Name = model.Name,
        Version = model.Version,
        Build = model.Build,
        BuildNumber = model.BuildNumber,
        Depends = [.. model.Depends],
        Md5 = model.Md5,
        Sha256 = model.Sha256,
        Size = model.Size,
        Timestamp = model.Timestamp,
        License = model.License ?? "",
    };
}
#endif
