#pragma warning disable CA1869 // Fresh options are what is measured.
using System.Text.Json;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.SystemTextJson;

namespace SerializationBenchmarks.Studies.Ways;

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
