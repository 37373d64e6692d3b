using System.Text.Json;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.SystemTextJson;

namespace SerializationBenchmarks.Benchmarks.Studies.Memory;

/// <summary>System.Text.Json without a type: a document over pooled bytes.</summary>
public readonly struct JsonDocumentDom : ISerializer, ICodec, ICodecOf<JsonDocumentDom, List<Package>>
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = SystemTextJson.Info with
    {
        Name = nameof(JsonDocumentDom),
        Order = 32,
        Summary = "JsonDocument.Parse.",
    };

    /// <inheritdoc/>
    public static IReadOnlyList<object>? Samples => StudyModel<List<Package>, PackageIndex>.Samples;

    /// <inheritdoc/>
    public static object Create() => FromModel(PackageIndex.Make()[0]);

    /// <inheritdoc/>
    public static byte[] Serialize(object data) => JsonSerializer.SerializeToUtf8Bytes((JsonDocument)data);

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload) => JsonDocument.Parse(payload);

    /// <inheritdoc/>
    public static object ToModel(object data) => ((JsonDocument)data).Deserialize<List<Package>>()!;

    /// <inheritdoc/>
    public static object FromModel(object model) => JsonSerializer.SerializeToDocument((List<Package>)model);
}
