using System.Formats.Cbor;
using SerializationBenchmarks.Serializers.Cbor;

namespace SerializationBenchmarks.Benchmarks.Studies.Encodings;

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
