using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.SystemTextJson;

namespace SerializationBenchmarks.Studies.Ways;

/// <summary>System.Text.Json with a contract taken once.</summary>
public readonly struct SystemTextJsonTypeInfo : IAnyModelSerializer
{
    public static SerializerInfo Info { get; } = SystemTextJson.Info with
    {
        Name = nameof(SystemTextJsonTypeInfo),
        Order = 23,
        Summary = "JsonSerializer with a JsonTypeInfo taken once from default options.",
        WayOf = SystemTextJson.Info.Name,
    };

    public static byte[] Serialize<T>(T value)
        where T : class => JsonSerializer.SerializeToUtf8Bytes(value, Contract<T>.TypeInfo);

    public static T Deserialize<T>(byte[] payload)
        where T : class => JsonSerializer.Deserialize(payload, Contract<T>.TypeInfo)!;

    private static class Contract<T>
    {
        public static readonly JsonTypeInfo<T> TypeInfo = (JsonTypeInfo<T>)JsonSerializerOptions.Default.GetTypeInfo(typeof(T));
    }
}
