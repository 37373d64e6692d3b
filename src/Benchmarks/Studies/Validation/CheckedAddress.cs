using System.ComponentModel.DataAnnotations;

namespace SerializationBenchmarks.Benchmarks.Studies.Validation;

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
