using System.Globalization;
using Avro;
using SerializationBenchmarks.Models;
using BigInteger = System.Numerics.BigInteger;

namespace SerializationBenchmarks.Serializers.ApacheAvro;

/// <summary>Conversions between the models and the generated classes, as schemas/README.md explains them, written for speed: two operations time them.</summary>
internal static class ApacheAvroConversion
{
    private const int Scale = 14; // The schema's.

    private static readonly BigInteger[] _powersOf10 = [.. Enumerable.Range(0, Scale + 1).Select(exponent => BigInteger.Pow(10, exponent))];

    public static Tiny ToModel(Avsc.Tiny data) => new() { Id = data.Id, OtherId = data.OtherId };

    public static Avsc.Tiny FromModel(Tiny model) => new() { Id = model.Id, OtherId = model.OtherId };

    public static Simple ToModel(Avsc.Simple data) => new()
    {
        Id = data.Id,
        OtherId = data.OtherId,
        Name = data.Name,
        EnumValue = (Level)data.EnumValue,
    };

    public static Avsc.Simple FromModel(Simple model) => new()
    {
        Id = model.Id,
        OtherId = model.OtherId,
        Name = model.Name,
        EnumValue = (Avsc.Level)model.EnumValue,
    };

    public static Complex ToModel(Avsc.Complex data) => new()
    {
        Id = data.Id,
        OtherId = data.OtherId,
        Name = data.Name,
        EnumValue = (Level)data.EnumValue,
        Percentage = data.Percentage,
        Cost = ToModel(data.Cost),
        Children = data.Children is null ? null : ToModel(data.Children),
    };

    public static Avsc.Complex FromModel(Complex model) => new()
    {
        Id = model.Id,
        OtherId = model.OtherId,
        Name = model.Name,
        EnumValue = (Avsc.Level)model.EnumValue,
        Percentage = model.Percentage,
        Cost = FromModel(model.Cost),
        Children = model.Children is null ? null : FromModel(model.Children),
    };

    /// <summary>A decimal with the schema's scale, which the library demands of what it writes; one with further digits stays as it is, and is refused.</summary>
    public static AvroDecimal FromModel(decimal model)
    {
        var exact = new AvroDecimal(model);
        if (exact.Scale <= Scale)
            return new AvroDecimal(exact.UnscaledValue * _powersOf10[Scale - exact.Scale], Scale);
        var cut = BigInteger.DivRem(exact.UnscaledValue, _powersOf10[exact.Scale - Scale], out var further);
        return further.IsZero ? new AvroDecimal(cut, Scale) : exact;
    }

    /// <summary>A decimal from one with the schema's scale: the library's own conversion takes 96 bits with that scale, which hold 14 digits before the point.</summary>
    public static decimal ToModel(AvroDecimal data)
    {
        var whole = BigInteger.DivRem(data.UnscaledValue, _powersOf10[Scale], out var fraction);
        return (decimal)whole + ((decimal)fraction / 1e14m);
    }

    private static List<Child> ToModel(IList<Avsc.Child> data)
    {
        var children = new List<Child>(data.Count);
        for (var i = 0; i < data.Count; i++)
        {
            var child = data[i];
            children.Add(new Child
            {
                Id = child.Id,
                Created = ToModel(child.Created),
                LastEdit = ToModel(child.LastEdit),
                Name = child.Name,
                Percentage = child.Percentage,
            });
        }

        return children;
    }

    private static List<Avsc.Child> FromModel(List<Child> model)
    {
        var children = new List<Avsc.Child>(model.Count);
        foreach (var child in model)
        {
            children.Add(new Avsc.Child
            {
                Id = child.Id,
                Created = FromModel(child.Created),
                LastEdit = FromModel(child.LastEdit),
                Name = child.Name,
                Percentage = child.Percentage,
            });
        }

        return children;
    }

    private static DateTime ToModel(string date) => DateTime.ParseExact(date, "O", CultureInfo.InvariantCulture, DateTimeStyles.RoundtripKind);

    private static string FromModel(DateTime date) => date.ToString("O", CultureInfo.InvariantCulture);
}
