using System.Buffers;
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
public readonly struct GoogleProtobufPerson<TModel> : IBufferCodec, IStudyCodec<GoogleProtobufPerson<TModel>, TModel>, ICodecOf<GoogleProtobuf, Person>
    where TModel : struct, IModelType
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => GoogleProtobuf.Serialize(Unsafe.As<Proto.Person>(data));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => GoogleProtobuf.Serialize(Unsafe.As<Proto.Person>(data), buffer);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Proto.Person.Parser.ParseFrom(new ReadOnlySpan<byte>(payload));

    public static object ToModel(object data) => ProtoPeople.ToModel((Proto.Person)data);

    public static object FromModel(object model) => ProtoPeople.FromModel((Person)model);
}

/// <summary>The codec of <see cref="GoogleProtobuf"/> on a list of persons.</summary>
public readonly struct GoogleProtobufPersons<TModel> : IBufferCodec, IStudyCodec<GoogleProtobufPersons<TModel>, TModel>, ICodecOf<GoogleProtobuf, List<Person>>
    where TModel : struct, IModelType
{
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => GoogleProtobuf.Serialize(Unsafe.As<Proto.Persons>(data));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => GoogleProtobuf.Serialize(Unsafe.As<Proto.Persons>(data), buffer);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Proto.Persons.Parser.ParseFrom(new ReadOnlySpan<byte>(payload));

    public static object ToModel(object data) => ((Proto.Persons)data).Items.Select(ProtoPeople.ToModel).ToList();

    public static object FromModel(object model) => new Proto.Persons { Items = { ((List<Person>)model).Select(ProtoPeople.FromModel) } };
}
