using System.Text.Json;
using System.Text.Json.Serialization;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Studies.Validation;

/// <summary>System.Text.Json, which throws at the first fault.</summary>
public readonly struct SystemTextJsonFirst : IApproach<SystemTextJsonFirst>
{
    private static readonly JsonSerializerOptions _options = new()
    {
        PropertyNamingPolicy = JsonNamingPolicy.CamelCase,
        RespectNullableAnnotations = true,
        UnmappedMemberHandling = JsonUnmappedMemberHandling.Disallow,
    };

    public static SerializerInfo Info { get; } = ApproachInfo.Of(
        nameof(SystemTextJsonFirst),
        ApproachInfo.WhileDecoding,
        10,
        "JsonSerializer with required members, nullable annotations, no unknown members, and converters.",
        typeof(JsonSerializer));

    public static object? Read(ReadOnlySpan<byte> document, ref int faults)
    {
        try
        {
            return JsonSerializer.Deserialize<StrictPerson>(document, _options);
        }
        catch (JsonException)
        {
            faults++;
            return null;
        }
    }
}
