using System.Text.Json.Serialization;

namespace SerializationBenchmarks.Benchmarks.Studies.Validation;

/// <summary>A person of which System.Text.Json decodes valid ones only: what must be there is required, what may be null is nullable.</summary>
internal sealed class StrictPerson
{
    [StrictText(1, Limits.Name)]
    public required string First { get; set; }

    [StrictText(1, Limits.Name)]
    public required string Last { get; set; }

    [StrictNumber(0, Limits.Age)]
    public required int Age { get; set; }

    public List<StrictAddress>? Addresses { get; set; }

    [StrictText(Limits.TelephoneLeast, Limits.TelephoneMost)]
    public string? Telephone { get; set; }

    [JsonConverter(typeof(StrictEmail))]
    public string? Email { get; set; }
}
