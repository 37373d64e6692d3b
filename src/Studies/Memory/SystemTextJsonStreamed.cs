using System.Text.Json;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.SystemTextJson;

namespace SerializationBenchmarks.Studies.Memory;

/// <summary>System.Text.Json record by record.</summary>
public readonly struct SystemTextJsonStreamed : ISerializer, ICodec, ICodecOf<SystemTextJsonStreamed, List<Package>>, IFileReader
{
    public static SerializerInfo Info { get; } = SystemTextJson.Info with
    {
        Name = nameof(SystemTextJsonStreamed),
        Order = 34,
        Summary = "JsonSerializer.DeserializeAsyncEnumerable on a file; keeps no package.",
    };

    public static IReadOnlyList<object>? Samples => StudyModel<List<Package>, PackageIndex>.Samples;

    public static object Create() => FromModel(PackageIndex.Make()[0]);

    public static byte[] Serialize(object data) => JsonSerializer.SerializeToUtf8Bytes((List<Package>)data);

    public static object Deserialize(byte[] payload) => Read(new MemoryStream(payload));

    public static object ToModel(object data) => data;

    public static object FromModel(object model) => model;

    public static (int Packages, long Size) ReadThrough(string path)
    {
        using var file = File.OpenRead(path);
        var (packages, size) = (0, 0L);
        foreach (var package in JsonSerializer.DeserializeAsyncEnumerable<Package>(file).ToBlockingEnumerable())
        {
            packages++;
            size += package!.Size;
        }

        return (packages, size);
    }

    private static List<Package> Read(Stream stream) => [.. JsonSerializer.DeserializeAsyncEnumerable<Package>(stream).ToBlockingEnumerable().Select(package => package!)];
}
