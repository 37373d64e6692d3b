using System.Text;
using Newtonsoft.Json;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.NewtonsoftJson;

namespace SerializationBenchmarks.Studies.References;

/// <summary>Newtonsoft.Json with reference tracking of objects and lists, as System.Text.Json's is.</summary>
public readonly struct NewtonsoftJsonReferences : IAnyModelSerializer
{
    /// <summary>The format that both libraries write with tracking on.</summary>
    internal const string Format = "JSON with references";

    private static readonly JsonSerializerSettings _settings = new() { PreserveReferencesHandling = PreserveReferencesHandling.All };

    public static SerializerInfo Info { get; } = NewtonsoftJson.Info with
    {
        Name = nameof(NewtonsoftJsonReferences),
        Format = Format,
        Order = 11,
        Summary = "JsonConvert with PreserveReferencesHandling.All.",
    };

    public static byte[] Serialize<T>(T value)
        where T : class => Encoding.UTF8.GetBytes(JsonConvert.SerializeObject(value, _settings));

    public static T Deserialize<T>(byte[] payload)
        where T : class => JsonConvert.DeserializeObject<T>(Encoding.UTF8.GetString(payload), _settings)!;
}
