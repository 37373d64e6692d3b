using System.Text.Json;
using System.Text.Json.Serialization;

namespace SerializationBenchmarks.Studies.Validation;

/// <summary>A person of which System.Text.Json decodes valid ones only: what must be there is required, what may be null is nullable.</summary>
internal sealed class StrictPerson
{
    [StrictText(1, Limits.Name)]
    public required string First { get; set; }

    [StrictText(1, Limits.Name)]
    public required string Last { get; set; }

    [StrictNumber(0, Limits.Age)]
    public required int Age { get; set; }

    public List<StrictAddress>? Addresses { get; set; }

    [StrictText(Limits.TelephoneLeast, Limits.TelephoneMost)]
    public string? Telephone { get; set; }

    [JsonConverter(typeof(StrictEmail))]
    public string? Email { get; set; }
}

/// <summary>An address of <see cref="StrictPerson"/>.</summary>
internal sealed class StrictAddress
{
    [StrictText(1, Limits.Street)]
    public required string Street { get; set; }

    [StrictText(Limits.State, Limits.State)]
    public required string State { get; set; }

    [StrictNumber(Limits.ZipLeast, Limits.ZipMost)]
    public required int Zip { get; set; }
}

/// <summary>Reads an e-mail address, for System.Text.Json.</summary>
internal sealed class StrictEmail : JsonConverter<string>
{
    public override string Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
    {
        if (reader.TokenType != JsonTokenType.String)
            throw new JsonException("This is no text.");
        var text = reader.GetString()!;
        return Limits.IsEmail(text) ? text : throw new JsonException("This is no e-mail address.");
    }

    public override void Write(Utf8JsonWriter writer, string value, JsonSerializerOptions options) => writer.WriteStringValue(value);
}

/// <summary>Reads an integer of a range, for System.Text.Json.</summary>
internal sealed class StrictNumber(int least, int most) : JsonConverter<int>
{
    public override int Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
    {
        if (reader.TokenType != JsonTokenType.Number || !reader.TryGetInt32(out var number) || number < least || number > most)
            throw new JsonException($"This is no integer from {least} to {most}.");
        return number;
    }

    public override void Write(Utf8JsonWriter writer, int value, JsonSerializerOptions options) => writer.WriteNumberValue(value);
}

/// <summary>Has a member read by <see cref="StrictNumber"/>.</summary>
[AttributeUsage(AttributeTargets.Property)]
internal sealed class StrictNumberAttribute(int least, int most) : JsonConverterAttribute
{
    public override JsonConverter CreateConverter(Type typeToConvert) => new StrictNumber(least, most);
}

/// <summary>Reads a text of a length, for System.Text.Json.</summary>
/// <param name="least">Characters, at least.</param>
/// <param name="most">Characters, at most.</param>
internal sealed class StrictText(int least, int most) : JsonConverter<string>
{
    public override string Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
    {
        if (reader.TokenType != JsonTokenType.String)
            throw new JsonException("This is no text.");
        var text = reader.GetString()!;
        return text.Length >= least && text.Length <= most ? text : throw new JsonException($"The text has {text.Length} characters instead of {least} to {most}.");
    }

    public override void Write(Utf8JsonWriter writer, string value, JsonSerializerOptions options) => writer.WriteStringValue(value);
}

/// <summary>Has a member read by <see cref="StrictText"/>.</summary>
/// <param name="least">Characters, at least.</param>
/// <param name="most">Characters, at most.</param>
[AttributeUsage(AttributeTargets.Property)]
internal sealed class StrictTextAttribute(int least, int most) : JsonConverterAttribute
{
    public override JsonConverter CreateConverter(Type typeToConvert) => new StrictText(least, most);
}
