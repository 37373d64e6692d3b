using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;
using Newtonsoft.Json.Linq;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.NewtonsoftJson;
using SerializationBenchmarks.Serializers.SystemTextJson;
using Formatting = Newtonsoft.Json.Formatting;

namespace SerializationBenchmarks.Studies.Memory;

/// <summary>System.Text.Json without a type: nodes that can be changed.</summary>
public readonly struct JsonNodeDom : ISerializer, ICodec, ICodecOf<JsonNodeDom, List<Package>>
{
    public static SerializerInfo Info { get; } = SystemTextJson.Info with
    {
        Name = nameof(JsonNodeDom),
        Order = 33,
        Summary = "JsonNode.Parse, which creates members when they are read.",
    };

    public static IReadOnlyList<object>? Samples => StudyModel<List<Package>, PackageIndex>.Samples;

    public static object Create() => FromModel(PackageIndex.Make()[0]);

    public static byte[] Serialize(object data) => JsonSerializer.SerializeToUtf8Bytes((JsonNode)data);

    public static object Deserialize(byte[] payload) => JsonNode.Parse(payload)!;

    public static object ToModel(object data) => ((JsonNode)data).Deserialize<List<Package>>()!;

    public static object FromModel(object model) => JsonSerializer.SerializeToNode((List<Package>)model)!;
}

/// <summary>System.Text.Json without a type: a document over pooled bytes.</summary>
public readonly struct JsonDocumentDom : ISerializer, ICodec, ICodecOf<JsonDocumentDom, List<Package>>
{
    public static SerializerInfo Info { get; } = SystemTextJson.Info with
    {
        Name = nameof(JsonDocumentDom),
        Order = 32,
        Summary = "JsonDocument.Parse.",
    };

    public static IReadOnlyList<object>? Samples => StudyModel<List<Package>, PackageIndex>.Samples;

    public static object Create() => FromModel(PackageIndex.Make()[0]);

    public static byte[] Serialize(object data) => JsonSerializer.SerializeToUtf8Bytes((JsonDocument)data);

    public static object Deserialize(byte[] payload) => JsonDocument.Parse(payload);

    public static object ToModel(object data) => ((JsonDocument)data).Deserialize<List<Package>>()!;

    public static object FromModel(object model) => JsonSerializer.SerializeToDocument((List<Package>)model);
}

/// <summary>Newtonsoft.Json without a type.</summary>
public readonly struct JArrayDom : ISerializer, ICodec, ICodecOf<JArrayDom, List<Package>>
{
    public static SerializerInfo Info { get; } = NewtonsoftJson.Info with
    {
        Name = nameof(JArrayDom),
        Order = 13,
        Summary = "JArray.Parse.",
    };

    public static IReadOnlyList<object>? Samples => StudyModel<List<Package>, PackageIndex>.Samples;

    public static object Create() => FromModel(PackageIndex.Make()[0]);

    public static byte[] Serialize(object data) => Encoding.UTF8.GetBytes(((JArray)data).ToString(Formatting.None));

    public static object Deserialize(byte[] payload) => JArray.Parse(Encoding.UTF8.GetString(payload));

    public static object ToModel(object data) => ((JArray)data).ToObject<List<Package>>()!;

    public static object FromModel(object model) => JArray.FromObject(model);
}
