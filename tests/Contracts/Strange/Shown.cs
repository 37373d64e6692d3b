using System.Globalization;
using System.Text.Json;
using Newtonsoft.Json;

namespace Strange;

/// <summary>Keeps another number than its getter shows, and not under its name.</summary>
public sealed class Temperature
{
    private double _kelvin;

    public Temperature()
    {
    }

    [Newtonsoft.Json.JsonConstructor]
    public Temperature(string? place, double c) => (Place, _kelvin) = (place, c + 273.15);

    public string? Place { get; set; }

    [JsonProperty("c")]
    public double Celsius => _kelvin - 273.15;

    public void Warm() => _kelvin++;
}

/// <summary>Shows its lines under another name than that of the field that holds them.</summary>
public sealed class Cart(string id, IEnumerable<string> items)
{
    private List<string> _all = [.. items];

    public string Id { get; set; } = id;

    [JsonProperty("items")]
    public IReadOnlyList<string> Lines => _all;

    public void Clear() => _all = [];
}

/// <summary>Has a private field that its document names, and one that it fills when it is asked.</summary>
public sealed class Franked
{
    [System.Text.Json.Serialization.JsonInclude]
    [System.Text.Json.Serialization.JsonPropertyName("stamp")]
    private int _stamp;

    [System.Text.Json.Serialization.JsonIgnore]
    private string? _text;

    public string? Name { get; set; }

    public string Shown => _text ??= $"{Name} {_stamp}";

    public void Frank() => _stamp++;
}

/// <summary>Is given what only it can read, one by a setter and one by its constructor.</summary>
public sealed class Diary
{
    private string? _motto;

    public Diary()
    {
    }

    [Newtonsoft.Json.JsonConstructor]
    public Diary(string? motto) => _motto = motto;

    public string? Owner { get; set; }

    public List<int>? Pages { private get; set; }

    public bool Says(string motto) => motto == _motto && Pages is { Count: > 0 };

    public void Forget() => _motto = null;
}

/// <summary>Part of a list, which knows how long the whole is, and is written as an object.</summary>
[System.Text.Json.Serialization.JsonConverter(typeof(PartJson))]
public sealed class Part : List<string>
{
    public Part()
    {
    }

    public Part(IEnumerable<string> items, int total)
        : base(items) => Total = total;

    public int Total { get; }
}

public sealed class PartJson : System.Text.Json.Serialization.JsonConverter<Part>
{
    public override Part Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
    {
        using var json = JsonDocument.ParseValue(ref reader);
        return new Part(json.RootElement.GetProperty("items").EnumerateArray().Select(item => item.GetString()!), json.RootElement.GetProperty("total").GetInt32());
    }

    public override void Write(Utf8JsonWriter writer, Part value, JsonSerializerOptions options)
    {
        writer.WriteStartObject();
        writer.WriteStartArray("items");
        foreach (var item in value)
            writer.WriteStringValue(item);
        writer.WriteEndArray();
        writer.WriteNumber("total", value.Total);
        writer.WriteEndObject();
    }
}

public sealed class Found
{
    public string? Id { get; set; }

    public Part? Page { get; set; }
}

/// <summary>A default that all values share until they are given another.</summary>
public sealed class Settings
{
    public static readonly Settings Default = new() { Retries = 1, Mode = "slow" };

    public int Retries { get; set; }

    public string? Mode { get; set; }
}

public sealed class Work
{
    public string? Name { get; set; }

    public Settings Settings { get; set; } = Settings.Default;
}

/// <summary>The same, of a type that only Newtonsoft.Json reads.</summary>
public sealed class NamedWork
{
    [JsonProperty("work_name")]
    public string? Name { get; set; }

    public Settings Settings { get; set; } = Settings.Default;
}

/// <summary>Lists that all values fill where they are.</summary>
public sealed class Labels
{
    private static readonly List<string> _none = [];

    public List<string> All { get; set; } = _none;
}

/// <summary>Has a converter that only reads.</summary>
public sealed class Scored
{
    public string? Name { get; set; }

    [Newtonsoft.Json.JsonConverter(typeof(ScoreReader))]
    [System.Text.Json.Serialization.JsonConverter(typeof(ScoreJson))]
    public int Score { get; set; }
}

public sealed class ScoreReader : Newtonsoft.Json.JsonConverter<int>
{
    public override int ReadJson(JsonReader reader, Type objectType, int existingValue, bool hasExistingValue, Newtonsoft.Json.JsonSerializer serializer) => Convert.ToInt32(reader.Value, CultureInfo.InvariantCulture);

    public override void WriteJson(JsonWriter writer, int value, Newtonsoft.Json.JsonSerializer serializer) => throw new NotImplementedException("It only reads.");
}

public sealed class ScoreJson : System.Text.Json.Serialization.JsonConverter<int>
{
    public override int Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) => reader.GetInt32();

    public override void Write(Utf8JsonWriter writer, int value, JsonSerializerOptions options) => throw new NotImplementedException("It only reads.");
}

public sealed class Note
{
    public string? Id { get; set; }

    public string? Text { get; set; }

    public Dictionary<string, int>? Counts { get; set; }
}

public sealed class Series
{
    public Dictionary<string, double[]>? Arrays { get; set; }

    public Dictionary<string, IList<double>>? Lists { get; set; }

    public Dictionary<string, Step[]>? Steps { get; set; }
}
