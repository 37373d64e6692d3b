using System.Text.Json;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.SystemTextJson;

namespace SerializationBenchmarks.Studies.Passthrough;

/// <summary>System.Text.Json with the array's memory as one Base64 text, which is how it writes a <c>byte[]</c>.</summary>
public readonly struct SystemTextJsonBase64 : IAnyModelSerializer
{
    public static SerializerInfo Info { get; } = SystemTextJson.Info with
    {
        Name = "SystemTextJsonBase64",
        Format = "JSON with Base64",
        Order = 31,
        Summary = "JsonSerializer on the array's memory as a byte[], which it writes as Base64.",
    };

    public static byte[] Serialize<T>(T value)
        where T : class => JsonSerializer.SerializeToUtf8Bytes(CopyBytes.Bytes(value).ToArray());

    public static T Deserialize<T>(byte[] payload)
        where T : class => (T)CopyBytes.FromBytes(typeof(T), JsonSerializer.Deserialize<byte[]>(payload));
}
