#pragma warning disable CA1869 // Fresh options are what one of them measures.
using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.SystemTextJson;

namespace SerializationBenchmarks.Studies.Ways;

/// <summary>System.Text.Json without options: it keeps default ones itself.</summary>
public readonly struct SystemTextJsonDefault : IAnyModelSerializer
{
    public static SerializerInfo Info { get; } = SystemTextJson.Info with
    {
        Name = nameof(SystemTextJsonDefault),
        Order = 22,
        Summary = "JsonSerializer without options.",
        WayOf = SystemTextJson.Info.Name,
    };

    public static byte[] Serialize<T>(T value)
        where T : class => JsonSerializer.SerializeToUtf8Bytes(value);

    public static T Deserialize<T>(byte[] payload)
        where T : class => JsonSerializer.Deserialize<T>(payload)!;
}

/// <summary>System.Text.Json with new options in each call, which the documentation warns of.</summary>
public readonly struct SystemTextJsonFresh : IAnyModelSerializer
{
    public static SerializerInfo Info { get; } = SystemTextJson.Info with
    {
        Name = nameof(SystemTextJsonFresh),
        Order = 21,
        Summary = "JsonSerializer with new options in each call.",
        WayOf = SystemTextJson.Info.Name,
    };

    public static byte[] Serialize<T>(T value)
        where T : class => JsonSerializer.SerializeToUtf8Bytes(value, new JsonSerializerOptions());

    public static T Deserialize<T>(byte[] payload)
        where T : class => JsonSerializer.Deserialize<T>(payload, new JsonSerializerOptions())!;
}

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
