using System.Runtime.CompilerServices;
using System.Text.Json;
using System.Text.Json.Serialization;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.SystemTextJson;

namespace SerializationBenchmarks.Studies.Encodings;

/// <summary>System.Text.Json with a handwritten converter that writes a person as an array, without the members' names.</summary>
public readonly struct SystemTextJsonArray : IAnyModelSerializer
{
    private static readonly JsonSerializerOptions _options = new(JsonSerializerDefaults.General) { Converters = { new PersonArrayConverter() } };

    public static SerializerInfo Info { get; } = SystemTextJson.Info with
    {
        Name = "SystemTextJsonArray",
        Format = "JSON arrays",
        Order = 31,
        Summary = "JsonSerializer with a handwritten converter that writes a person as an array of its members.",
        Traits = SystemTextJson.Info.Traits with { Code = CodeOrigin.Hand, SelfDescribing = false },
    };

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize<T>(T value)
        where T : class => JsonSerializer.SerializeToUtf8Bytes(value, _options);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Deserialize<T>(byte[] payload)
        where T : class => JsonSerializer.Deserialize<T>(payload, _options)!;
}

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

/// <summary>Writes and reads an <see cref="Address"/> as a JSON array of its members in their order.</summary>
internal static class AddressArray
{
    private const string What = "An address is an array of 3: street, state, zip.";

    /// <summary>Reads an address.</summary>
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

/// <summary>Reads elements of a JSON array whose places have types of their own.</summary>
internal static class ArrayElements
{
    /// <summary>Reads the next element, a string.</summary>
    /// <exception cref="JsonException">It is none.</exception>
    public static string Text(ref Utf8JsonReader reader, string what) =>
        reader.Read() && reader.TokenType == JsonTokenType.String ? reader.GetString()! : throw new JsonException(what);

    /// <summary>Reads the next element, a string or null.</summary>
    /// <inheritdoc cref="Text"/>
    public static string? OptionalText(ref Utf8JsonReader reader, string what) =>
        reader.Read() && reader.TokenType is JsonTokenType.String or JsonTokenType.Null ? reader.GetString() : throw new JsonException(what);

    /// <summary>Reads the next element, an integer of 32 bits.</summary>
    /// <inheritdoc cref="Text"/>
    public static int Number(ref Utf8JsonReader reader, string what) =>
        reader.Read() && reader.TokenType == JsonTokenType.Number && reader.TryGetInt32(out var number) ? number : throw new JsonException(what);
}
