using System.Formats.Cbor;
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
