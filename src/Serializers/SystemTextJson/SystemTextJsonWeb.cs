using System.Buffers;
using System.Runtime.CompilerServices;
using System.Text.Json;

namespace SerializationBenchmarks.Serializers.SystemTextJson;

/// <summary>System.Text.Json with the options of ASP.NET Core: names in camel case, read in any case, and numbers read from texts too.</summary>
public readonly struct SystemTextJsonWeb : IAnyModelBufferSerializer
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = SystemTextJson.Info with
    {
        Name = "SystemTextJsonWeb",
        Format = "JSON with camel case",
        Order = 26,
        WayOf = SystemTextJson.Info.Name,
        Summary = "JsonSerializer with JsonSerializerOptions.Web.",
        Traits = SystemTextJson.Info.Traits with { OtherLanguages = new("every language", "https://www.json.org") },
    };

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize<T>(T value)
        where T : class => JsonSerializer.SerializeToUtf8Bytes(value, JsonSerializerOptions.Web);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize<T>(T value, ArrayBufferWriter<byte> buffer)
        where T : class => JsonSerializer.Serialize(KeptJsonWriter.For(buffer), value, JsonSerializerOptions.Web);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Deserialize<T>(byte[] payload)
        where T : class => JsonSerializer.Deserialize<T>(payload, JsonSerializerOptions.Web)!;
}
