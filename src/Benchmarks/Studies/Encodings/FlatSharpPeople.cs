#if HAS_FLATSHARP
namespace SerializationBenchmarks.Benchmarks.Studies.Encodings;

/// <summary>Converts persons to and from the classes that FlatSharp's compiler generates from schemas/studies.fbs. No operation times it.</summary>
internal static class FlatSharpPeople
{
    public static Person ToModel(StudiesFbs.Person data) => new()
    {
        First = data.First!,
        Last = data.Last!,
        Age = data.Age,
        Addresses = data.Addresses is { } addresses ? [.. addresses.Select(address => new Address { Street = address.Street!, State = address.State!, Zip = address.Zip })] : null,
        Telephone = data.Telephone,
        Email = data.Email,
    };

    public static StudiesFbs.Person FromModel(Person model) => new()
    {
        First = model.First,
        Last = model.Last,
        Age = model.Age,
        Addresses = model.Addresses?.Select(address => new StudiesFbs.Address { Street = address.Street, State = address.State, Zip = address.Zip }).ToArray(),
        Telephone = model.Telephone,
        Email = model.Email,
    };
}
#endif
