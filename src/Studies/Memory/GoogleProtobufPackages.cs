using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.GoogleProtobuf;

namespace SerializationBenchmarks.Studies.Memory;

/// <summary>The codec of <see cref="GoogleProtobuf"/> on a list of packages.</summary>
public readonly struct GoogleProtobufPackages<TModel> : IGeneratedCodec<GoogleProtobufPackages<TModel>, GoogleProtobuf, Proto.Packages, List<Package>>, IStudyCodec<GoogleProtobufPackages<TModel>, TModel>
    where TModel : struct, IModelType
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Proto.Packages.Parser.ParseFrom(new ReadOnlySpan<byte>(payload));

    public static List<Package> ToModel(Proto.Packages data) => data.Items.Select(ToModel).ToList();

    public static Proto.Packages FromModel(List<Package> model) => new Proto.Packages { Items = { model.Select(FromModel) } };

    private static Package ToModel(Proto.Package data) => new()
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
        License = data.HasLicense ? data.License : null,
    };

    private static Proto.Package FromModel(Package model)
    {
        var data = new Proto.Package
        {
            Name = model.Name,
            Version = model.Version,
            Build = model.Build,
            BuildNumber = model.BuildNumber,
            Depends = { model.Depends },
            Md5 = model.Md5,
            Sha256 = model.Sha256,
            Size = model.Size,
            Timestamp = model.Timestamp,
        };
        if (model.License is not null)
            data.License = model.License;
        return data;
    }
}
