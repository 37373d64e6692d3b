using System.Text.Json;
using System.Text.Json.Nodes;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.SystemTextJson;

namespace SerializationBenchmarks.Benchmarks.Studies.Memory;

/// <summary>System.Text.Json without a type: nodes that can be changed.</summary>
public readonly struct JsonNodeDom : ISerializer, ICodec, ICodecOf<JsonNodeDom, List<Package>>
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = SystemTextJson.Info with
    {
        Name = nameof(JsonNodeDom),
        Order = 33,
        Summary = "JsonNode.Parse, which creates members when they are read.",
    };

    /// <inheritdoc/>
    public static IReadOnlyList<object>? Samples => StudyModel<List<Package>, PackageIndex>.Samples;

    /// <inheritdoc/>
    public static object Create() => FromModel(PackageIndex.Make()[0]);

    /// <inheritdoc/>
    public static byte[] Serialize(object data) => JsonSerializer.SerializeToUtf8Bytes((JsonNode)data);

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload) => JsonNode.Parse(payload)!;

    /// <inheritdoc/>
    public static object ToModel(object data) => ((JsonNode)data).Deserialize<List<Package>>()!;

    /// <inheritdoc/>
    public static object FromModel(object model) => JsonSerializer.SerializeToNode((List<Package>)model)!;
}

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
