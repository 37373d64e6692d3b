using System.Buffers;
using System.Collections;
using System.Globalization;
using System.Text;

namespace SerializationBenchmarks.Info.Values;

/// <summary>Writes a value so that any two which differ in a bit have different texts, in the same way in every culture.</summary>
internal static class ExactText
{
    public static string Of(object? value) => value switch
    {
        null => "null",
        string text => Quote(text),
        bool truth => truth ? "true" : "false",
        char character => Quote(character.ToString()),
        DateTimeOffset date => date.ToString("yyyy-MM-ddTHH:mm:ss.FFFFFFFzzz", CultureInfo.InvariantCulture),
        DateOnly or TimeOnly => ((IFormattable)value).ToString("O", CultureInfo.InvariantCulture),
        DateTime date => date.ToString("yyyy-MM-ddTHH:mm:ss.FFFFFFFK", CultureInfo.InvariantCulture),
        decimal number => (decimal.IsNegative(number) && number == 0 ? "-" : "") + number.ToString(CultureInfo.InvariantCulture),
        double.NaN => $"NaN, 0x{BitConverter.DoubleToUInt64Bits((double)value):X16}",
        float.NaN => $"NaN, 0x{BitConverter.SingleToUInt32Bits((float)value):X8}",
        byte[] { Length: <= 8 } bytes => $"0x{Convert.ToHexString(bytes)}",
        IDictionary entries => $"{{{string.Join(", ", entries.Keys.Cast<object>().Select(Of).Order(StringComparer.Ordinal))}}}",
        IEnumerable elements => elements.Cast<object?>().Count() is var count && count == 0 ? "[]" : string.Create(CultureInfo.InvariantCulture, $"[{count}]"),
        Enum number => $"({number.GetType().Name}){((IConvertible)number).ToInt64(null).ToString(CultureInfo.InvariantCulture)}",
        IFormattable formattable => formattable.ToString(null, CultureInfo.InvariantCulture),
        _ => throw new ArgumentException($"Nothing says how to write a {value.GetType().Name}.", nameof(value)),
    };

    // What cannot be seen, or could not be told from another character, is written as its number.
    private static string Quote(string text)
    {
        var quoted = new StringBuilder("\"");
        for (var rest = text.AsSpan(); rest.Length > 0;)
        {
            var isRune = Rune.DecodeFromUtf16(rest, out var rune, out var length) == OperationStatus.Done;
            if (isRune && rune != Rune.ReplacementChar && !Rune.IsControl(rune))
                quoted.Append(rest[..length]);
            else
                quoted.Append(CultureInfo.InvariantCulture, $"\\u{(int)rest[0]:X4}");
            rest = rest[length..];
        }

        return quoted.Append('"').ToString();
    }
}
