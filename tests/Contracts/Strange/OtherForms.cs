using System.Globalization;
using System.Text.Json;
using System.Text.Json.Serialization;

namespace Strange;

/// <summary>Its converters read more forms than they write.</summary>
public sealed class Sized
{
    [JsonPropertyName("item_size")]
    [JsonConverter(typeof(SizeJson))]
    public int Size { get; set; }

    [JsonConverter(typeof(DayJson))]
    public DateTime Day { get; set; }

    [JsonConverter(typeof(SizeJson))]
    public int Width { get; set; }
}

/// <summary>A number, or one of the texts that stand for some.</summary>
public sealed class SizeJson : JsonConverter<int>
{
    public override int Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        reader.TokenType == JsonTokenType.Number ? (int)reader.GetDouble() : reader.GetString() == "large" ? 3 : 1;

    public override void Write(Utf8JsonWriter writer, int value, JsonSerializerOptions options) => writer.WriteNumberValue(value);
}

public sealed class DayJson : JsonConverter<DateTime>
{
    public override DateTime Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options) =>
        DateTime.ParseExact(reader.GetString()!, ["dd/MM/yyyy", "yyyy-MM-dd"], CultureInfo.InvariantCulture);

    public override void Write(Utf8JsonWriter writer, DateTime value, JsonSerializerOptions options) => writer.WriteStringValue(value.ToString("yyyy-MM-dd", CultureInfo.InvariantCulture));
}

/// <summary>A field that its constructor sets, which System.Text.Json knows where it is told to.</summary>
public sealed class Pinned(int number)
{
    public readonly int Number = number;
}

/// <summary>Which of its classes a vehicle is of, a member says that System.Text.Json knows alone.</summary>
[JsonPolymorphic(TypeDiscriminatorPropertyName = "vehicle_kind")]
[JsonDerivedType(typeof(Truck), "truck")]
public class Vehicle
{
    public int Wheels { get; set; }
}

public sealed class Truck : Vehicle
{
    public double Load { get; set; }
}

public sealed class Fleet
{
    public List<Vehicle>? Vehicles { get; set; }
}
