using System.Buffers;
using System.Formats.Cbor;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Cbor;

namespace SerializationBenchmarks.Benchmarks.Studies.Encodings;

/// <summary>A <see cref="Person"/> in CBOR: a map with the members' names.</summary>
internal static class CborPeople
{
    public static Person Read(CborReader reader)
    {
        var person = new Person();
        reader.ReadStartMap();
        while (reader.PeekState() != CborReaderState.EndMap)
        {
            var key = reader.ReadKey();
            if (key.SequenceEqual("First"u8))
                person.First = reader.ReadTextString();
            else if (key.SequenceEqual("Last"u8))
                person.Last = reader.ReadTextString();
            else if (key.SequenceEqual("Age"u8))
                person.Age = reader.ReadInt32();
            else if (key.SequenceEqual("Addresses"u8))
                person.Addresses = reader.TryReadNull() ? null : CborAddresses.Read(reader);
            else if (key.SequenceEqual("Telephone"u8))
                person.Telephone = reader.ReadText();
            else if (key.SequenceEqual("Email"u8))
                person.Email = reader.ReadText();
            else
                reader.SkipValue();
        }

        reader.ReadEndMap();
        return person;
    }

    public static void Write(CborWriter writer, Person person)
    {
        writer.WriteStartMap(6);
        writer.WriteTextString("First");
        writer.WriteTextString(person.First);
        writer.WriteTextString("Last");
        writer.WriteTextString(person.Last);
        writer.WriteTextString("Age");
        writer.WriteInt32(person.Age);
        writer.WriteTextString("Addresses");
        if (person.Addresses is null)
            writer.WriteNull();
        else
            CborAddresses.Write(writer, person.Addresses);
        writer.WriteTextString("Telephone");
        writer.WriteText(person.Telephone);
        writer.WriteTextString("Email");
        writer.WriteText(person.Email);
        writer.WriteEndMap();
    }
}

/// <summary>The codec of <see cref="Cbor"/> on a <see cref="Person"/>.</summary>
/// <typeparam name="TModel">The model.</typeparam>
public readonly struct CborPerson<TModel> : IBufferCodec, IStudyCodec<CborPerson<TModel>, TModel>, ICodecOf<Cbor, Person>
    where TModel : struct, IModelType
{
    /// <inheritdoc/>
    public static byte[] Serialize(object data) => Write(data).Encode();

    /// <inheritdoc/>
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => Write(data).CopyTo(buffer);

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload)
    {
        var reader = CborKept.Reader(payload);
        var person = CborPeople.Read(reader);
        reader.ExpectEnd();
        return person;
    }

    private static CborWriter Write(object data)
    {
        var writer = CborKept.Writer();
        CborPeople.Write(writer, Unsafe.As<Person>(data));
        return writer;
    }
}

/// <summary>The codec of <see cref="Cbor"/> on a list of persons.</summary>
/// <typeparam name="TModel">The model.</typeparam>
public readonly struct CborPersons<TModel> : IBufferCodec, IStudyCodec<CborPersons<TModel>, TModel>, ICodecOf<Cbor, List<Person>>, ICborItem<Person>
    where TModel : struct, IModelType
{
    /// <inheritdoc/>
    public static byte[] Serialize(object data) => CborList<CborPersons<TModel>, Person>.Write(data).Encode();

    /// <inheritdoc/>
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => CborList<CborPersons<TModel>, Person>.Write(data).CopyTo(buffer);

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload) => CborList<CborPersons<TModel>, Person>.Read(payload);

    static Person ICborItem<Person>.Read(CborReader reader) => CborPeople.Read(reader);

    static void ICborItem<Person>.Write(CborWriter writer, Person item) => CborPeople.Write(writer, item);
}

/// <summary>The addresses of a <see cref="Person"/>: an array of maps.</summary>
internal static class CborAddresses
{
    public static List<Address> Read(CborReader reader)
    {
        var addresses = new List<Address>(reader.ReadStartArray() ?? 0); // The reader rejects more elements than bytes can follow.
        while (reader.PeekState() != CborReaderState.EndArray)
            addresses.Add(ReadOne(reader));
        reader.ReadEndArray();
        return addresses;
    }

    public static void Write(CborWriter writer, List<Address> addresses)
    {
        writer.WriteStartArray(addresses.Count);
        foreach (var address in addresses)
            Write(writer, address);
        writer.WriteEndArray();
    }

    private static Address ReadOne(CborReader reader)
    {
        var address = new Address();
        reader.ReadStartMap();
        while (reader.PeekState() != CborReaderState.EndMap)
        {
            var key = reader.ReadKey();
            if (key.SequenceEqual("Street"u8))
                address.Street = reader.ReadTextString();
            else if (key.SequenceEqual("State"u8))
                address.State = reader.ReadTextString();
            else if (key.SequenceEqual("Zip"u8))
                address.Zip = reader.ReadInt32();
            else
                reader.SkipValue();
        }

        reader.ReadEndMap();
        return address;
    }

    private static void Write(CborWriter writer, Address address)
    {
        writer.WriteStartMap(3);
        writer.WriteTextString("Street");
        writer.WriteTextString(address.Street);
        writer.WriteTextString("State");
        writer.WriteTextString(address.State);
        writer.WriteTextString("Zip");
        writer.WriteInt32(address.Zip);
        writer.WriteEndMap();
    }
}
