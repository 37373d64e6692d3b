using System.Text.Json;
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
