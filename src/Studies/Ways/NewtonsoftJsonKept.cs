using System.Globalization;
using System.Text;
using Newtonsoft.Json;
using Newtonsoft.Json.Serialization;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.NewtonsoftJson;

namespace SerializationBenchmarks.Studies.Ways;

/// <summary>Newtonsoft.Json with a kept serializer in place of the one that JsonConvert makes in each call.</summary>
public readonly struct NewtonsoftJsonKept : IAnyModelSerializer
{
    private static readonly JsonSerializer _serializer = JsonSerializer.CreateDefault();

    public static SerializerInfo Info { get; } = NewtonsoftJson.Info with
    {
        Name = nameof(NewtonsoftJsonKept),
        Order = 12,
        Summary = "A reused JsonSerializer with a new text writer and reader in each call.",
        WayOf = NewtonsoftJson.Info.Name,
    };

    public static byte[] Serialize<T>(T value)
        where T : class
    {
        using var text = new StringWriter(new StringBuilder(256), CultureInfo.InvariantCulture); // What JsonConvert begins with.
        using (var writer = new JsonTextWriter(text))
            _serializer.Serialize(writer, value, typeof(T));
        return Encoding.UTF8.GetBytes(text.ToString());
    }

    public static T Deserialize<T>(byte[] payload)
        where T : class
    {
        using var reader = new JsonTextReader(new StringReader(Encoding.UTF8.GetString(payload)));
        return _serializer.Deserialize<T>(reader)!;
    }
}

/// <summary>Newtonsoft.Json with a new contract resolver in each call, whose contracts are then made anew.</summary>
public readonly struct NewtonsoftJsonFresh : IAnyModelSerializer
{
    public static SerializerInfo Info { get; } = NewtonsoftJson.Info with
    {
        Name = nameof(NewtonsoftJsonFresh),
        Order = 11,
        Summary = "JsonConvert with a new contract resolver in each call.",
        WayOf = NewtonsoftJson.Info.Name,
    };

    public static byte[] Serialize<T>(T value)
        where T : class => Encoding.UTF8.GetBytes(JsonConvert.SerializeObject(value, Settings()));

    public static T Deserialize<T>(byte[] payload)
        where T : class => JsonConvert.DeserializeObject<T>(Encoding.UTF8.GetString(payload), Settings())!;

    private static JsonSerializerSettings Settings() => new() { ContractResolver = new DefaultContractResolver() };
}
