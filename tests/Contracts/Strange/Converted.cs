using System.ComponentModel;
using System.Globalization;
using System.Text.Json;
using System.Text.Json.Serialization;
using System.Xml.Linq;

namespace Strange;

/// <summary>A text to both libraries of JSON, by a converter for each.</summary>
[TypeConverter(typeof(OidConverter))]
[JsonConverter(typeof(OidJson))]
public readonly record struct Oid(string Value);

public sealed class OidConverter : TypeConverter
{
    public override bool CanConvertFrom(ITypeDescriptorContext? context, Type sourceType) => sourceType == typeof(string);

    public override bool CanConvertTo(ITypeDescriptorContext? context, Type? destinationType) => destinationType == typeof(string);

    public override object ConvertFrom(ITypeDescriptorContext? context, CultureInfo? culture, object value) => new Oid((string)value);

    public override object ConvertTo(ITypeDescriptorContext? context, CultureInfo? culture, object? value, Type destinationType) => ((Oid)value!).Value;
}

public sealed class OidJson : JsonConverter<Oid>
{
    public override Oid Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) => new(reader.GetString()!);

    public override void Write(Utf8JsonWriter writer, Oid value, JsonSerializerOptions options) => writer.WriteStringValue(value.Value);
}

public sealed class OidOrder
{
    public Oid Id { get; set; }

    public List<Oid> Lines { get; set; } = [];

    public int Qty { get; set; }
}

public sealed class OidStock
{
    public Dictionary<Oid, int> Stock { get; set; } = [];
}

/// <summary>One type for many others, whose arguments no assembly lists.</summary>
[TypeConverter(typeof(RefConverter))]
public sealed class Ref<T>
{
    public string Text { get; init; } = "";
}

public sealed class RefConverter : TypeConverter
{
    public override bool CanConvertFrom(ITypeDescriptorContext? context, Type sourceType) => sourceType == typeof(string);

    public override bool CanConvertTo(ITypeDescriptorContext? context, Type? destinationType) => destinationType == typeof(string);

    public override object ConvertFrom(ITypeDescriptorContext? context, CultureInfo? culture, object value) => new Ref<OidOrder> { Text = (string)value };

    public override object ConvertTo(ITypeDescriptorContext? context, CultureInfo? culture, object? value, Type destinationType) => ((Ref<OidOrder>)value!).Text;
}

public sealed class Referring
{
    public Ref<OidOrder>? To { get; set; }
}

/// <summary>Its converter says which class a value is of.</summary>
[JsonConverter(typeof(FigureJson))]
public abstract class Figure;

public sealed class Disc : Figure
{
    public double R { get; set; }
}

public sealed class FigureJson : JsonConverter<Figure>
{
    public override Figure Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
    {
        using var json = JsonDocument.ParseValue(ref reader);
        return new Disc { R = json.RootElement.GetProperty("r").GetDouble() };
    }

    public override void Write(Utf8JsonWriter writer, Figure value, JsonSerializerOptions options)
    {
        writer.WriteStartObject();
        writer.WriteString("kind", "circle");
        writer.WriteNumber("r", ((Disc)value).R);
        writer.WriteEndObject();
    }
}

public sealed class Canvas
{
    public Figure? Main { get; set; }
}

public sealed class Team
{
    public Dictionary<int, Player> ByNumber { get; set; } = [];

    public Dictionary<string, Player> ByName { get; set; } = [];
}

public sealed class Player
{
    private string _name = "";

    public string Name
    {
        get => _name;
        set => _name = value.Trim();
    }
}

/// <summary>Takes no value above its limit.</summary>
public sealed class Thermostat
{
    private int _degrees;

    public int Degrees
    {
        get => _degrees;
        set => _degrees = value > 40 ? throw new InvalidOperationException("Forty degrees are the limit.") : value;
    }
}

/// <summary>Is given what it never shows.</summary>
public sealed class Vault
{
    private string? _code;

    public string? Owner { get; set; }

    public string? Code
    {
        set => _code = value;
    }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWriting)]
    [Newtonsoft.Json.JsonIgnore]
    public string? Hint { get; set; }

    public bool Opens(string code) => code == _code;
}

public sealed class Markup
{
    public XDocument? Document { get; set; }

    public XElement? Element { get; set; }
}

public class Ticket
{
    public int Code { get; set; }
}

/// <summary>Hides a member behind one of another type.</summary>
public sealed class NamedTicket : Ticket
{
    public new string? Code { get; set; }
}

/// <summary>Hides a member behind one of another type that no field of the compiler's stands behind.</summary>
public sealed class WrittenTicket : Ticket
{
    private string? _code;

    public new string? Code
    {
        get => _code;
        set => _code = value?.Trim();
    }
}

/// <summary>Makes dictionaries that take keys in any case, one of which it makes whatever it is given.</summary>
public sealed class Headers
{
    private Dictionary<string, string> _kept = new(StringComparer.OrdinalIgnoreCase);

    public Dictionary<string, string> Given { get; set; } = new(StringComparer.OrdinalIgnoreCase);

    public Dictionary<string, string> Kept
    {
        get => _kept;
        set => _kept = new(value, StringComparer.OrdinalIgnoreCase);
    }
}

/// <summary>Knows itself as soon as it is named.</summary>
public sealed class Ring
{
    private string? _name;

    public string? Name
    {
        get => _name;
        set => (_name, Self) = (value, this);
    }

    public Ring? Self { get; set; }
}

public sealed class Meeting
{
    public DateTime At { get; set; }

    public DateTimeOffset Until { get; set; }
}
