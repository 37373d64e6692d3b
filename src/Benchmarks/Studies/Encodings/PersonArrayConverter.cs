using System.Text.Json;
using System.Text.Json.Serialization;

namespace SerializationBenchmarks.Benchmarks.Studies.Encodings;

/// <summary>Writes a <see cref="Person"/> as a JSON array of its members in their order, null for what is not known.</summary>
internal sealed class PersonArrayConverter : JsonConverter<Person>
{
    private const string What = "A person is an array of 6: first, last, age, addresses, telephone, email.";

    public override Person Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
    {
        if (reader.TokenType != JsonTokenType.StartArray)
            throw new JsonException(What);
        var person = new Person
        {
            First = ArrayElements.Text(ref reader, What),
            Last = ArrayElements.Text(ref reader, What),
            Age = ArrayElements.Number(ref reader, What),
            Addresses = ReadAddresses(ref reader),
            Telephone = ArrayElements.OptionalText(ref reader, What),
            Email = ArrayElements.OptionalText(ref reader, What),
        };
        return reader.Read() && reader.TokenType == JsonTokenType.EndArray ? person : throw new JsonException(What);
    }

    public override void Write(Utf8JsonWriter writer, Person value, JsonSerializerOptions options)
    {
        writer.WriteStartArray();
        writer.WriteStringValue(value.First);
        writer.WriteStringValue(value.Last);
        writer.WriteNumberValue(value.Age);
        if (value.Addresses is { } addresses)
        {
            writer.WriteStartArray();
            foreach (var address in addresses)
                AddressArray.Write(writer, address);
            writer.WriteEndArray();
        }
        else
        {
            writer.WriteNullValue();
        }

        writer.WriteStringValue(value.Telephone);
        writer.WriteStringValue(value.Email);
        writer.WriteEndArray();
    }

    private static List<Address>? ReadAddresses(ref Utf8JsonReader reader)
    {
        if (!reader.Read() || reader.TokenType is not (JsonTokenType.StartArray or JsonTokenType.Null))
            throw new JsonException(What);
        if (reader.TokenType == JsonTokenType.Null)
            return null;
        var addresses = new List<Address>();
        while (reader.Read() && reader.TokenType != JsonTokenType.EndArray)
            addresses.Add(AddressArray.Read(ref reader));
        return addresses;
    }
}
