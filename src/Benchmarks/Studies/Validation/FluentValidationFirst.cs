using FluentValidation;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Validation;

/// <summary>FluentValidation after decoding, up to the first fault.</summary>
public readonly struct FluentValidationFirst : IApproach<FluentValidationFirst>
{
    private static readonly PersonValidator _validator = new(CascadeMode.Stop);

    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = ApproachInfo.Of(
        nameof(FluentValidationFirst),
        ApproachInfo.AfterDecoding,
        40,
        "System.Text.Json, then a reused validator that stops at the first fault.",
        typeof(AbstractValidator<>));

    /// <inheritdoc/>
    public static object? Read(ReadOnlySpan<byte> document, ref int faults) => Read(_validator, document, ref faults);

    internal static object? Read(PersonValidator validator, ReadOnlySpan<byte> document, ref int faults)
    {
        if (CheckedPerson.Decode(document, ref faults) is not { } person)
            return null;
        var result = validator.Validate(person);
        faults += result.Errors.Count;
        return result.IsValid ? person : null;
    }
}
