using System.Text;
using Newtonsoft.Json;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Validation;

/// <summary>Newtonsoft.Json, which throws at the first fault.</summary>
public readonly struct NewtonsoftFirst : IApproach<NewtonsoftFirst>
{
    private static readonly JsonSerializer _serializer = JsonSerializer.Create(Settings);

    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = ApproachInfo.Of(
        nameof(NewtonsoftFirst),
        ApproachInfo.WhileDecoding,
        20,
        "JsonSerializer with required members, no unknown members, and converters.",
        typeof(JsonSerializer));

    internal static JsonSerializerSettings Settings => new()
    {
        MissingMemberHandling = MissingMemberHandling.Error,
        DateParseHandling = DateParseHandling.None, // Nothing is a date, so nothing is looked at as if it were.
    };

    /// <inheritdoc/>
    public static object? Read(ReadOnlySpan<byte> document, ref int faults)
    {
        try
        {
            return Decode(_serializer, document);
        }
        catch (JsonException)
        {
            faults++;
            return null;
        }
    }

    internal static NewtonsoftPerson? Decode(JsonSerializer serializer, ReadOnlySpan<byte> document)
    {
        using var reader = new JsonTextReader(new StringReader(Encoding.UTF8.GetString(document)));
        return serializer.Deserialize<NewtonsoftPerson>(reader);
    }
}
