using Newtonsoft.Json;

namespace SerializationBenchmarks.Studies.Validation;

/// <summary>A person of which Newtonsoft.Json decodes valid ones only.</summary>
internal sealed class NewtonsoftPerson
{
    [JsonProperty("first", Required = Required.Always), JsonConverter(typeof(NewtonsoftText), 1, Limits.Name)]
    public string First { get; set; } = "";

    [JsonProperty("last", Required = Required.Always), JsonConverter(typeof(NewtonsoftText), 1, Limits.Name)]
    public string Last { get; set; } = "";

    [JsonProperty("age", Required = Required.Always), JsonConverter(typeof(NewtonsoftNumber), 0, Limits.Age)]
    public int Age { get; set; }

    [JsonProperty("addresses")]
    public List<NewtonsoftAddress>? Addresses { get; set; }

    [JsonProperty("telephone"), JsonConverter(typeof(NewtonsoftText), Limits.TelephoneLeast, Limits.TelephoneMost)]
    public string? Telephone { get; set; }

    [JsonProperty("email"), JsonConverter(typeof(NewtonsoftEmail))]
    public string? Email { get; set; }
}

/// <summary>An address of <see cref="NewtonsoftPerson"/>.</summary>
internal sealed class NewtonsoftAddress
{
    [JsonProperty("street", Required = Required.Always), JsonConverter(typeof(NewtonsoftText), 1, Limits.Street)]
    public string Street { get; set; } = "";

    [JsonProperty("state", Required = Required.Always), JsonConverter(typeof(NewtonsoftText), Limits.State, Limits.State)]
    public string State { get; set; } = "";

    [JsonProperty("zip", Required = Required.Always), JsonConverter(typeof(NewtonsoftNumber), Limits.ZipLeast, Limits.ZipMost)]
    public int Zip { get; set; }
}

/// <summary>Reads an e-mail address, or null, for Newtonsoft.Json.</summary>
internal sealed class NewtonsoftEmail : JsonConverter<string?>
{
    public override bool CanWrite => false;

    public override string? ReadJson(JsonReader reader, Type objectType, string? existingValue, bool hasExistingValue, JsonSerializer serializer) => reader.Value switch
    {
        null when reader.TokenType == JsonToken.Null => null,
        string text when Limits.IsEmail(text) => text,
        _ => throw new JsonSerializationException("This is no e-mail address."),
    };

    public override void WriteJson(JsonWriter writer, string? value, JsonSerializer serializer) => throw new NotSupportedException();
}

/// <summary>Reads an integer of a range for Newtonsoft.Json, which by itself would make a number of a text.</summary>
internal sealed class NewtonsoftNumber(int least, int most) : JsonConverter<int>
{
    public override bool CanWrite => false;

    public override int ReadJson(JsonReader reader, Type objectType, int existingValue, bool hasExistingValue, JsonSerializer serializer) =>
        reader.Value is long number && number >= least && number <= most ? (int)number : throw new JsonSerializationException($"This is no integer from {least} to {most}.");

    public override void WriteJson(JsonWriter writer, int value, JsonSerializer serializer) => throw new NotSupportedException();
}

/// <summary>Reads a text of a length, or null, for Newtonsoft.Json, which by itself would make a text of a number.</summary>
/// <param name="least">Characters, at least.</param>
/// <param name="most">Characters, at most.</param>
internal sealed class NewtonsoftText(int least, int most) : JsonConverter<string?>
{
    public override bool CanWrite => false;

    public override string? ReadJson(JsonReader reader, Type objectType, string? existingValue, bool hasExistingValue, JsonSerializer serializer) => reader.Value switch
    {
        null when reader.TokenType == JsonToken.Null => null, // Whether it may be is said by the member.
        string text when text.Length >= least && text.Length <= most => text,
        _ => throw new JsonSerializationException($"This is no text of {least} to {most} characters."),
    };

    public override void WriteJson(JsonWriter writer, string? value, JsonSerializer serializer) => throw new NotSupportedException();
}
