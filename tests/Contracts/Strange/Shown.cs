using System.Text.Json;
using System.Text.Json.Serialization;
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

/// <summary>Shows what it keeps in a set in the order of the set, and when it was last asked.</summary>
public sealed class Crowd
{
    private HashSet<string> _all = [];

    [JsonInclude]
    public IEnumerable<string> Names
    {
        get => _all.Select(name => name.ToUpperInvariant());
        private set => _all = [.. value.Reverse()];
    }

    public int Asked => ++_asked;

    private int _asked;
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

/// <summary>The value refers to itself, which Newtonsoft.Json does not write.</summary>
public sealed class Knot
{
    [JsonProperty("knot_name")]
    public string? Name { get; set; }

    public Knot Self => this;
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
