#if HAS_BEBOP
using System.Buffers;
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
public readonly struct BebopMessagePerson<TModel> : IBufferCodec, IStudyCodec<BebopMessagePerson<TModel>, TModel>, ICodecOf<BebopMessage, Person>
    where TModel : struct, IModelType
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => BebopRecords.Serialize(Unsafe.As<Bop.PersonMessage>(data));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => BebopRecords.Serialize(Unsafe.As<Bop.PersonMessage>(data), buffer);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Bop.PersonMessage.Decode(payload);

    public static object ToModel(object data) => BebopPeople.ToModel((Bop.PersonMessage)data);

    public static object FromModel(object model) => BebopPeople.ToMessage((Person)model);
}

/// <summary>The codec of <see cref="BebopMessage"/> on a list of persons.</summary>
public readonly struct BebopMessagePersons<TModel> : IBufferCodec, IStudyCodec<BebopMessagePersons<TModel>, TModel>, ICodecOf<BebopMessage, List<Person>>
    where TModel : struct, IModelType
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => BebopRecords.Serialize(Unsafe.As<Bop.PersonsMessage>(data));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => BebopRecords.Serialize(Unsafe.As<Bop.PersonsMessage>(data), buffer);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Bop.PersonsMessage.Decode(payload);

    public static object ToModel(object data) => ((Bop.PersonsMessage)data).Items!.Select(BebopPeople.ToModel).ToList();

    public static object FromModel(object model) => new Bop.PersonsMessage { Items = [.. ((List<Person>)model).Select(BebopPeople.ToMessage)] };
}

/// <summary>The codec of <see cref="BebopStruct"/> on a <see cref="Person"/>.</summary>
public readonly struct BebopStructPerson<TModel> : IBufferCodec, IStudyCodec<BebopStructPerson<TModel>, TModel>, ICodecOf<BebopStruct, Person>
    where TModel : struct, IModelType
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => BebopRecords.Serialize(Unsafe.As<Bop.PersonStruct>(data));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => BebopRecords.Serialize(Unsafe.As<Bop.PersonStruct>(data), buffer);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Bop.PersonStruct.Decode(payload);

    public static object ToModel(object data) => BebopPeople.ToModel((Bop.PersonStruct)data);

    public static object FromModel(object model) => BebopPeople.ToStruct((Person)model);
}

/// <summary>The codec of <see cref="BebopStruct"/> on a list of persons.</summary>
public readonly struct BebopStructPersons<TModel> : IBufferCodec, IStudyCodec<BebopStructPersons<TModel>, TModel>, ICodecOf<BebopStruct, List<Person>>
    where TModel : struct, IModelType
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => BebopRecords.Serialize(Unsafe.As<Bop.PersonsStruct>(data));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => BebopRecords.Serialize(Unsafe.As<Bop.PersonsStruct>(data), buffer);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Bop.PersonsStruct.Decode(payload);

    public static object ToModel(object data) => ((Bop.PersonsStruct)data).Items.Select(BebopPeople.ToModel).ToList();

    public static object FromModel(object model) => new Bop.PersonsStruct { Items = [.. ((List<Person>)model).Select(BebopPeople.ToStruct)] };
}
#endif
