using System.Text;
using Newtonsoft.Json;
using Newtonsoft.Json.Serialization;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.NewtonsoftJson;

namespace SerializationBenchmarks.Studies.Polymorphism;

/// <summary>Newtonsoft.Json with the name of a subtype, and a binder that takes three names alone, which its documentation asks for where payloads come from others.</summary>
public readonly struct NewtonsoftJsonTypeNames : IAnyModelSerializer
{
    private static readonly JsonSerializerSettings _settings = new() { TypeNameHandling = TypeNameHandling.Auto, SerializationBinder = new NoticeBinder() };

    public static SerializerInfo Info { get; } = NewtonsoftJson.Info with
    {
        Name = nameof(NewtonsoftJsonTypeNames),
        Format = "JSON with type names",
        Order = 11,
        Summary = "JsonConvert with TypeNameHandling.Auto and a binder of three names.",
    };

    public static byte[] Serialize<T>(T value)
        where T : class => Encoding.UTF8.GetBytes(JsonConvert.SerializeObject(value, _settings));

    public static T Deserialize<T>(byte[] payload)
        where T : class => JsonConvert.DeserializeObject<T>(Encoding.UTF8.GetString(payload), _settings)!;
}

/// <summary>Gives each subtype a short name, and refuses any other.</summary>
internal sealed class NoticeBinder : ISerializationBinder
{
    private static readonly Dictionary<string, Type> _types = new() { ["mail"] = typeof(Mail), ["call"] = typeof(PhoneCall), ["visit"] = typeof(Visit) };

    private static readonly Dictionary<Type, string> _names = _types.ToDictionary(type => type.Value, type => type.Key);

    public Type BindToType(string? assemblyName, string typeName) =>
        _types.GetValueOrDefault(typeName) ?? throw new JsonSerializationException($"There is no notice with the name '{typeName}'.");

    public void BindToName(Type serializedType, out string? assemblyName, out string? typeName) =>
        (assemblyName, typeName) = (null, _names.GetValueOrDefault(serializedType) ?? throw new JsonSerializationException($"{serializedType.Name} has no name."));
}
