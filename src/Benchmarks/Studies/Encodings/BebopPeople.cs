#if HAS_BEBOP
namespace SerializationBenchmarks.Benchmarks.Studies.Encodings;

/// <summary>
/// Converts persons to and from the classes that bebopc generates from schemas/studies.bop. What is not known of a person is absent in a message
/// and empty in a struct. No operation times it.
/// </summary>
internal static class BebopPeople
{
    public static Person ToModel(Bop.PersonMessage data) => new()
    {
        First = data.First!,
        Last = data.Last!,
        Age = data.Age ?? 0,
        Addresses = data.Addresses is { } addresses ? [.. addresses.Select(address => new Address { Street = address.Street!, State = address.State!, Zip = address.Zip ?? 0 })] : null,
        Telephone = data.Telephone,
        Email = data.Email,
    };

    public static Person ToModel(Bop.PersonStruct data) => new()
    {
        First = data.First,
        Last = data.Last,
        Age = data.Age,
        Addresses = data.Addresses is [] ? null : [.. data.Addresses.Select(address => new Address { Street = address.Street, State = address.State, Zip = address.Zip })],
        Telephone = data.Telephone is "" ? null : data.Telephone,
        Email = data.Email is "" ? null : data.Email,
    };

    public static Bop.PersonMessage ToMessage(Person model) => new()
    {
        First = model.First,
        Last = model.Last,
        Age = model.Age,
        Addresses = model.Addresses?.Select(address => new Bop.AddressMessage { Street = address.Street, State = address.State, Zip = address.Zip }).ToArray(),
        Telephone = model.Telephone,
        Email = model.Email,
    };

    public static Bop.PersonStruct ToStruct(Person model) => new()
    {
        First = model.First,
        Last = model.Last,
        Age = model.Age,
        Addresses = [.. (model.Addresses ?? []).Select(address => new Bop.AddressStruct { Street = address.Street, State = address.State, Zip = address.Zip })],
        Telephone = model.Telephone ?? "",
        Email = model.Email ?? "",
    };
}
#endif
