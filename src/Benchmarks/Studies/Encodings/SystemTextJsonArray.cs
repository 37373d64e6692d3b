using System.Runtime.CompilerServices;
using System.Text.Json;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.SystemTextJson;

namespace SerializationBenchmarks.Benchmarks.Studies.Encodings;

/// <summary>System.Text.Json with a handwritten converter that writes a person as an array, without the members' names.</summary>
public readonly struct SystemTextJsonArray : IAnyModelSerializer
{
    private static readonly JsonSerializerOptions _options = new(JsonSerializerDefaults.General) { Converters = { new PersonArrayConverter() } };

    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = SystemTextJson.Info with
    {
        Name = "SystemTextJsonArray",
        Format = "JSON arrays",
        Order = 31,
        Summary = "JsonSerializer with a handwritten converter that writes a person as an array of its members.",
        Traits = SystemTextJson.Info.Traits with { Code = CodeOrigin.Hand, SelfDescribing = false },
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
