using System.ComponentModel.DataAnnotations;
using System.Text.Json;
using System.Text.Json.Serialization;

namespace SerializationBenchmarks.Studies.Validation;

/// <summary>A person that is decoded whatever its values are, so that they can be validated afterwards; the attributes are for DataAnnotations.</summary>
internal sealed class CheckedPerson
{
    /// <summary>How documents are decoded.</summary>
    public static JsonSerializerOptions Options { get; } = new()
    {
        PropertyNamingPolicy = JsonNamingPolicy.CamelCase,
        UnmappedMemberHandling = JsonUnmappedMemberHandling.Disallow, // Afterwards, nothing is left of such a member.
    };

    [Required, StringLength(Limits.Name, MinimumLength = 1)]
    public string? First { get; set; }

    [Required, StringLength(Limits.Name, MinimumLength = 1)]
    public string? Last { get; set; }

    [Required, Range(0, Limits.Age)]
    public int? Age { get; set; }

    public List<CheckedAddress>? Addresses { get; set; }

    [StringLength(Limits.TelephoneMost, MinimumLength = Limits.TelephoneLeast)]
    public string? Telephone { get; set; }

    [EmailAddress]
    public string? Email { get; set; }

    /// <summary>Decodes a document.</summary>
    /// <returns>Null if it cannot be decoded.</returns>
    public static CheckedPerson? Decode(ReadOnlySpan<byte> document, ref int faults)
    {
        try
        {
            return JsonSerializer.Deserialize<CheckedPerson>(document, Options);
        }
        catch (JsonException)
        {
            faults++;
            return null;
        }
    }
}

/// <summary>An address of <see cref="CheckedPerson"/>.</summary>
internal sealed class CheckedAddress
{
    [Required, StringLength(Limits.Street, MinimumLength = 1)]
    public string? Street { get; set; }

    [Required, StringLength(Limits.State, MinimumLength = Limits.State)]
    public string? State { get; set; }

    [Required, Range(Limits.ZipLeast, Limits.ZipMost)]
    public int? Zip { get; set; }
}
