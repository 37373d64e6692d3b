#if HAS_BEBOP
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.BebopCSharp;

namespace SerializationBenchmarks.Studies.Encodings;

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

/// <summary>The codec of <see cref="BebopMessage"/> on a <see cref="Person"/>.</summary>
public readonly struct BebopMessagePerson<TModel> : IGeneratedCodec<BebopMessagePerson<TModel>, BebopMessage, Bop.PersonMessage, Person>, IStudyCodec<BebopMessagePerson<TModel>, TModel>
    where TModel : struct, IModelType
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Bop.PersonMessage.Decode(payload);

    public static Person ToModel(Bop.PersonMessage data) => BebopPeople.ToModel(data);

    public static Bop.PersonMessage FromModel(Person model) => BebopPeople.ToMessage(model);
}

/// <summary>The codec of <see cref="BebopMessage"/> on a list of persons.</summary>
public readonly struct BebopMessagePersons<TModel> : IGeneratedCodec<BebopMessagePersons<TModel>, BebopMessage, Bop.PersonsMessage, List<Person>>, IStudyCodec<BebopMessagePersons<TModel>, TModel>
    where TModel : struct, IModelType
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Bop.PersonsMessage.Decode(payload);

    public static List<Person> ToModel(Bop.PersonsMessage data) => data.Items!.Select(BebopPeople.ToModel).ToList();

    public static Bop.PersonsMessage FromModel(List<Person> model) => new Bop.PersonsMessage { Items = [.. model.Select(BebopPeople.ToMessage)] };
}

/// <summary>The codec of <see cref="BebopStruct"/> on a <see cref="Person"/>.</summary>
public readonly struct BebopStructPerson<TModel> : IGeneratedCodec<BebopStructPerson<TModel>, BebopStruct, Bop.PersonStruct, Person>, IStudyCodec<BebopStructPerson<TModel>, TModel>
    where TModel : struct, IModelType
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Bop.PersonStruct.Decode(payload);

    public static Person ToModel(Bop.PersonStruct data) => BebopPeople.ToModel(data);

    public static Bop.PersonStruct FromModel(Person model) => BebopPeople.ToStruct(model);
}

/// <summary>The codec of <see cref="BebopStruct"/> on a list of persons.</summary>
public readonly struct BebopStructPersons<TModel> : IGeneratedCodec<BebopStructPersons<TModel>, BebopStruct, Bop.PersonsStruct, List<Person>>, IStudyCodec<BebopStructPersons<TModel>, TModel>
    where TModel : struct, IModelType
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Bop.PersonsStruct.Decode(payload);

    public static List<Person> ToModel(Bop.PersonsStruct data) => data.Items.Select(BebopPeople.ToModel).ToList();

    public static Bop.PersonsStruct FromModel(List<Person> model) => new Bop.PersonsStruct { Items = [.. model.Select(BebopPeople.ToStruct)] };
}
#endif
