using FluentValidation;

namespace SerializationBenchmarks.Benchmarks.Studies.Validation;

/// <summary>The schema for FluentValidation.</summary>
internal sealed class PersonValidator : AbstractValidator<CheckedPerson>
{
    /// <summary>Makes a validator.</summary>
    /// <param name="cascade">Whether it stops at the first member with a fault.</param>
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
