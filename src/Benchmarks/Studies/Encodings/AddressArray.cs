using System.Text.Json;

namespace SerializationBenchmarks.Benchmarks.Studies.Encodings;

/// <summary>Writes and reads an <see cref="Address"/> as a JSON array of its members in their order.</summary>
internal static class AddressArray
{
    private const string What = "An address is an array of 3: street, state, zip.";

    /// <summary>Reads an address.</summary>
    /// <param name="reader">At the start of the array.</param>
    /// <exception cref="JsonException">It is no address.</exception>
    public static Address Read(ref Utf8JsonReader reader)
    {
        if (reader.TokenType != JsonTokenType.StartArray)
            throw new JsonException(What);
        var address = new Address
        {
            Street = ArrayElements.Text(ref reader, What),
            State = ArrayElements.Text(ref reader, What),
            Zip = ArrayElements.Number(ref reader, What),
        };
        return reader.Read() && reader.TokenType == JsonTokenType.EndArray ? address : throw new JsonException(What);
    }

    /// <summary>Writes an address.</summary>
    public static void Write(Utf8JsonWriter writer, Address address)
    {
        writer.WriteStartArray();
        writer.WriteStringValue(address.Street);
        writer.WriteStringValue(address.State);
        writer.WriteNumberValue(address.Zip);
        writer.WriteEndArray();
    }
}
