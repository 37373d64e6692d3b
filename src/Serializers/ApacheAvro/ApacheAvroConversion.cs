using System.Globalization;
using Avro;
using BigInteger = System.Numerics.BigInteger;

namespace SerializationBenchmarks.Serializers.ApacheAvro;

/// <summary>Conversions of decimals and dates, as schemas/README.md explains them, written for speed: two operations time them.</summary>
internal static class ApacheAvroConversion
{
    private const int Scale = 14; // The schema's.

    private static readonly BigInteger[] _powersOf10 = [.. Enumerable.Range(0, Scale + 1).Select(exponent => BigInteger.Pow(10, exponent))];

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

    public static DateTime ToModel(string date) => DateTime.ParseExact(date, "O", CultureInfo.InvariantCulture, DateTimeStyles.RoundtripKind);

    public static string FromModel(DateTime date) => date.ToString("O", CultureInfo.InvariantCulture);
}
