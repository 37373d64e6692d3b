using System.Text;
using Newtonsoft.Json;
using Newtonsoft.Json.Serialization;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.NewtonsoftJson;

namespace SerializationBenchmarks.Benchmarks.Studies.Precomputed;

/// <summary>Newtonsoft.Json with a new contract resolver in each call, whose contracts are then made anew.</summary>
public readonly struct NewtonsoftJsonFresh : IAnyModelSerializer
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = NewtonsoftJson.Info with
    {
        Name = nameof(NewtonsoftJsonFresh),
        Order = 11,
        Summary = "JsonConvert with a new contract resolver in each call.",
    };

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value)
        where T : class => Encoding.UTF8.GetBytes(JsonConvert.SerializeObject(value, Settings()));

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] payload)
        where T : class => JsonConvert.DeserializeObject<T>(Encoding.UTF8.GetString(payload), Settings())!;

    private static JsonSerializerSettings Settings() => new() { ContractResolver = new DefaultContractResolver() };
}
