using Newtonsoft.Json;

namespace SerializationBenchmarks.Benchmarks.Studies.Validation;

/// <summary>A person of which Newtonsoft.Json decodes valid ones only.</summary>
internal sealed class NewtonsoftPerson
{
    [JsonProperty("first", Required = Required.Always), JsonConverter(typeof(NewtonsoftText), 1, Limits.Name)]
    public string First { get; set; } = "";

    [JsonProperty("last", Required = Required.Always), JsonConverter(typeof(NewtonsoftText), 1, Limits.Name)]
    public string Last { get; set; } = "";

    [JsonProperty("age", Required = Required.Always), JsonConverter(typeof(NewtonsoftNumber), 0, Limits.Age)]
    public int Age { get; set; }

    [JsonProperty("addresses")]
    public List<NewtonsoftAddress>? Addresses { get; set; }

    [JsonProperty("telephone"), JsonConverter(typeof(NewtonsoftText), Limits.TelephoneLeast, Limits.TelephoneMost)]
    public string? Telephone { get; set; }

    [JsonProperty("email"), JsonConverter(typeof(NewtonsoftEmail))]
    public string? Email { get; set; }
}
