#if HAS_FLATSHARP
using System.Buffers;
using System.Runtime.CompilerServices;
using FlatSharp;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.FlatSharpSerialization;

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

/// <summary>The codec of <see cref="FlatSharpGreedy"/> on a <see cref="Person"/>.</summary>
/// <typeparam name="TModel">The model.</typeparam>
public readonly struct FlatSharpPerson<TModel> : IBufferCodec, IStudyCodec<FlatSharpPerson<TModel>, TModel>, ICodecOf<FlatSharpGreedy, Person>
    where TModel : struct, IModelType
{
    private static readonly ISerializer<StudiesFbs.Person> _serializer = StudiesFbs.Person.Serializer;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => FlatSharpWriting.Serialize(_serializer, Unsafe.As<StudiesFbs.Person>(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => FlatSharpWriting.Serialize(_serializer, Unsafe.As<StudiesFbs.Person>(data), buffer);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => _serializer.Parse(payload);

    /// <inheritdoc/>
    public static object ToModel(object data) => FlatSharpPeople.ToModel((StudiesFbs.Person)data);

    /// <inheritdoc/>
    public static object FromModel(object model) => FlatSharpPeople.FromModel((Person)model);
}

/// <summary>The codec of <see cref="FlatSharpGreedy"/> on a list of persons.</summary>
/// <typeparam name="TModel">The model.</typeparam>
public readonly struct FlatSharpPersons<TModel> : IBufferCodec, IStudyCodec<FlatSharpPersons<TModel>, TModel>, ICodecOf<FlatSharpGreedy, List<Person>>
    where TModel : struct, IModelType
{
    private static readonly ISerializer<StudiesFbs.Persons> _serializer = StudiesFbs.Persons.Serializer;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => FlatSharpWriting.Serialize(_serializer, Unsafe.As<StudiesFbs.Persons>(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => FlatSharpWriting.Serialize(_serializer, Unsafe.As<StudiesFbs.Persons>(data), buffer);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => _serializer.Parse(payload);

    /// <inheritdoc/>
    public static object ToModel(object data) => ((StudiesFbs.Persons)data).Items!.Select(FlatSharpPeople.ToModel).ToList();

    /// <inheritdoc/>
    public static object FromModel(object model) => new StudiesFbs.Persons { Items = [.. ((List<Person>)model).Select(FlatSharpPeople.FromModel)] };
}
#endif
