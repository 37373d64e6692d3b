using System.Globalization;
using System.Numerics;

namespace SerializationBenchmarks.CustomModels.Loss;

/// <summary>Whether a number keeps what a document says.</summary>
internal static class ExactNumber
{
    private static readonly Type[] _binaryFractions = [typeof(double), typeof(float), typeof(Half)];

    /// <summary>
    /// Compares a number with its text. Whole numbers must be kept exactly; of fractions, floating-point types keep the nearest
    /// that they have, as everybody knows who declares one, but <see cref="decimal"/> keeps all digits.
    /// </summary>
    /// <param name="text">The text, which need not be a number.</param>
    /// <param name="value">The value that was read from it, which need not be a number either.</param>
    public static bool IsKept(string text, object value)
    {
        var isBinary = _binaryFractions.Contains(value.GetType());
        if (!isBinary && value is not (decimal or long or ulong or int or uint or short or ushort or byte or sbyte))
            return true;
        if (!decimal.TryParse(text, NumberStyles.Float, CultureInfo.InvariantCulture, out var number) || HasMoreDigits(text, number))
            return !isBinary && value is decimal ? !double.TryParse(text, NumberStyles.Float, CultureInfo.InvariantCulture, out _) : !IsWhole(text) || IsSameWhole(text, value);
        if (!isBinary)
            return ((IConvertible)value).ToDecimal(CultureInfo.InvariantCulture) == number;
        return !decimal.IsInteger(number) || ToBigInteger(value) == (BigInteger)number;
    }

    // What a decimal rounds away, as 30 digits.
    private static bool HasMoreDigits(string text, decimal number) =>
        !text.Contains('e', StringComparison.OrdinalIgnoreCase)
        && Significant(text) is var digits && digits.Length > 28 && digits != Significant(number.ToString(CultureInfo.InvariantCulture));

    private static string Significant(string text) => (text.Contains('.', StringComparison.Ordinal) ? text.TrimEnd('0') : text).Replace(".", "", StringComparison.Ordinal).TrimStart('-', '+', '0');

    private static bool IsWhole(string text) => text.TrimStart('-', '+').All(char.IsAsciiDigit);

    private static bool IsSameWhole(string text, object value) =>
        BigInteger.TryParse(text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out var whole) && ToBigInteger(value) == whole;

    private static BigInteger? ToBigInteger(object value)
    {
        var number = value is Half half ? (double)half : ((IConvertible)value).ToDouble(CultureInfo.InvariantCulture);
        return double.IsInteger(number) ? (BigInteger)number : null;
    }
}
