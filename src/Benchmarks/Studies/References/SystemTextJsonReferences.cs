using System.Runtime.CompilerServices;
using System.Text.Json;
using System.Text.Json.Serialization;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.SystemTextJson;

namespace SerializationBenchmarks.Benchmarks.Studies.References;

/// <summary>System.Text.Json with reference tracking.</summary>
public readonly struct SystemTextJsonReferences : IAnyModelSerializer
{
    private static readonly JsonSerializerOptions _options = new() { ReferenceHandler = ReferenceHandler.Preserve };

    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = SystemTextJson.Info with
    {
        Name = nameof(SystemTextJsonReferences),
        Format = NewtonsoftJsonReferences.Format,
        Order = 21,
        Summary = "JsonSerializer with ReferenceHandler.Preserve.",
    };

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize<T>(T value)
        where T : class => JsonSerializer.SerializeToUtf8Bytes(value, _options);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Deserialize<T>(byte[] payload)
        where T : class => JsonSerializer.Deserialize<T>(payload, _options)!;
}
