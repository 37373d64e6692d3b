using FluentValidation;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Studies.Validation;

/// <summary>FluentValidation after decoding, every fault.</summary>
public readonly struct FluentValidationAll : IApproach<FluentValidationAll>
{
    private static readonly PersonValidator _validator = new(CascadeMode.Continue);

    public static SerializerInfo Info { get; } = FluentValidationFirst.Info with
    {
        Name = nameof(FluentValidationAll),
        Order = 41,
        Summary = "System.Text.Json, then a reused validator.",
    };

    public static object? Read(ReadOnlySpan<byte> document, ref int faults) => FluentValidationFirst.Read(_validator, document, ref faults);
}

/// <summary>FluentValidation after decoding, up to the first fault.</summary>
public readonly struct FluentValidationFirst : IApproach<FluentValidationFirst>
{
    private static readonly PersonValidator _validator = new(CascadeMode.Stop);

    public static SerializerInfo Info { get; } = ApproachInfo.Of(
        nameof(FluentValidationFirst),
        ApproachInfo.AfterDecoding,
        40,
        "System.Text.Json, then a reused validator that stops at the first fault.",
        typeof(AbstractValidator<>));

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

/// <summary>The schema for FluentValidation.</summary>
internal sealed class PersonValidator : AbstractValidator<CheckedPerson>
{
    /// <summary>Makes a validator.</summary>
    public PersonValidator(CascadeMode cascade)
    {
        (ClassLevelCascadeMode, RuleLevelCascadeMode) = (cascade, CascadeMode.Stop); // A member that is missing has no length.
        RuleFor(person => person.First).NotNull().Length(1, Limits.Name);
        RuleFor(person => person.Last).NotNull().Length(1, Limits.Name);
        RuleFor(person => person.Age).NotNull().InclusiveBetween(0, Limits.Age);
        RuleForEach(person => person.Addresses).SetValidator(new AddressValidator(cascade));
        RuleFor(person => person.Telephone).Length(Limits.TelephoneLeast, Limits.TelephoneMost);
        RuleFor(person => person.Email).EmailAddress();
    }

    private sealed class AddressValidator : AbstractValidator<CheckedAddress>
    {
        public AddressValidator(CascadeMode cascade)
        {
            (ClassLevelCascadeMode, RuleLevelCascadeMode) = (cascade, CascadeMode.Stop);
            RuleFor(address => address.Street).NotNull().Length(1, Limits.Street);
            RuleFor(address => address.State).NotNull().Length(Limits.State);
            RuleFor(address => address.Zip).NotNull().InclusiveBetween(Limits.ZipLeast, Limits.ZipMost);
        }
    }
}
