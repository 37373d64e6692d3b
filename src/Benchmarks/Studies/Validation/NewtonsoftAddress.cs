using Newtonsoft.Json;

namespace SerializationBenchmarks.Benchmarks.Studies.Validation;

/// <summary>An address of <see cref="NewtonsoftPerson"/>.</summary>
internal sealed class NewtonsoftAddress
{
    [JsonProperty("street", Required = Required.Always), JsonConverter(typeof(NewtonsoftText), 1, Limits.Street)]
    public string Street { get; set; } = "";

    [JsonProperty("state", Required = Required.Always), JsonConverter(typeof(NewtonsoftText), Limits.State, Limits.State)]
    public string State { get; set; } = "";

    [JsonProperty("zip", Required = Required.Always), JsonConverter(typeof(NewtonsoftNumber), Limits.ZipLeast, Limits.ZipMost)]
    public int Zip { get; set; }
}
