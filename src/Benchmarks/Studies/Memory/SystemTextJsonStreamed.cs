using System.Text.Json;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.SystemTextJson;

namespace SerializationBenchmarks.Benchmarks.Studies.Memory;

/// <summary>System.Text.Json record by record.</summary>
public readonly struct SystemTextJsonStreamed : ISerializer, ICodec, ICodecOf<SystemTextJsonStreamed, List<Package>>, IFileReader
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = SystemTextJson.Info with
    {
        Name = nameof(SystemTextJsonStreamed),
        Order = 34,
        Summary = "JsonSerializer.DeserializeAsyncEnumerable on a file; keeps no package.",
    };

    /// <inheritdoc/>
    public static IReadOnlyList<object>? Samples => StudyModel<List<Package>, PackageIndex>.Samples;

    /// <inheritdoc/>
    public static object Create() => FromModel(PackageIndex.Make()[0]);

    /// <inheritdoc/>
    public static byte[] Serialize(object data) => JsonSerializer.SerializeToUtf8Bytes((List<Package>)data);

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload) => Read(new MemoryStream(payload));

    /// <inheritdoc/>
    public static object ToModel(object data) => data;

    /// <inheritdoc/>
    public static object FromModel(object model) => model;

    /// <inheritdoc/>
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
