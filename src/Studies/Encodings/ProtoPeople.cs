using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.GoogleProtobuf;

namespace SerializationBenchmarks.Studies.Encodings;

/// <summary>Converts persons to and from the classes that protoc generates from schemas/studies.proto. No operation times it.</summary>
internal static class ProtoPeople
{
    public static Person ToModel(Proto.Person data) => new()
    {
        First = data.First,
        Last = data.Last,
        Age = data.Age,
        Addresses = data.Addresses.Count == 0 ? null : [.. data.Addresses.Select(ToModel)],
        Telephone = data.HasTelephone ? data.Telephone : null,
        Email = data.HasEmail ? data.Email : null,
    };

    public static Proto.Person FromModel(Person model)
    {
        var data = new Proto.Person { First = model.First, Last = model.Last, Age = model.Age, Addresses = { (model.Addresses ?? []).Select(FromModel) } };
        if (model.Telephone is not null)
            data.Telephone = model.Telephone;
        if (model.Email is not null)
            data.Email = model.Email;
        return data;
    }

    private static Address ToModel(Proto.Address data) => new() { Street = data.Street, State = data.State, Zip = data.Zip };

    private static Proto.Address FromModel(Address model) => new() { Street = model.Street, State = model.State, Zip = model.Zip };
}

/// <summary>The codec of <see cref="GoogleProtobuf"/> on a <see cref="Person"/>.</summary>
public readonly struct GoogleProtobufPerson<TModel> : IGeneratedCodec<GoogleProtobufPerson<TModel>, GoogleProtobuf, Proto.Person, Person>, IStudyCodec<GoogleProtobufPerson<TModel>, TModel>
    where TModel : struct, IModelType
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Proto.Person.Parser.ParseFrom(new ReadOnlySpan<byte>(payload));

    public static Person ToModel(Proto.Person data) => ProtoPeople.ToModel(data);

    public static Proto.Person FromModel(Person model) => ProtoPeople.FromModel(model);
}

/// <summary>The codec of <see cref="GoogleProtobuf"/> on a list of persons.</summary>
public readonly struct GoogleProtobufPersons<TModel> : IGeneratedCodec<GoogleProtobufPersons<TModel>, GoogleProtobuf, Proto.Persons, List<Person>>, IStudyCodec<GoogleProtobufPersons<TModel>, TModel>
    where TModel : struct, IModelType
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Proto.Persons.Parser.ParseFrom(new ReadOnlySpan<byte>(payload));

    public static List<Person> ToModel(Proto.Persons data) => data.Items.Select(ProtoPeople.ToModel).ToList();

    public static Proto.Persons FromModel(List<Person> model) => new Proto.Persons { Items = { model.Select(ProtoPeople.FromModel) } };
}
