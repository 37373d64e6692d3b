using System.Globalization;
using System.Numerics;

namespace SerializationBenchmarks.Info.Languages;

/// <summary>A value of another language, as its script describes it.</summary>
/// <param name="Type">The language's name of its type; null if it could not be read.</param>
/// <param name="Text">The value; null of one that holds others, or nothing.</param>
/// <param name="Items">Its elements; null if it has none.</param>
/// <param name="Entries">Its entries, each a key and a value; null if it has none.</param>
internal sealed record ForeignValue(string? Type, string? Text = null, IReadOnlyList<ForeignValue>? Items = null, IReadOnlyList<IReadOnlyList<ForeignValue>>? Entries = null, string? Error = null)
{
    /// <summary>Whether it is a text.</summary>
    public bool IsText => Type is "string" or "str";

    /// <summary>Whether it is a number in binary: whole, or with a fraction.</summary>
    public bool IsNumber => Type is "number" or "bigint" or "int" or "float" or "Long" or "Double" or "Int32" or "Int64";

    /// <summary>Whether it is a decimal number.</summary>
    public bool IsDecimal => Type is "Decimal" or "Decimal128";

    /// <summary>Whether it is bytes, which <see cref="Text"/> has in hexadecimal.</summary>
    public bool IsBytes => Type is "Uint8Array" or "Binary" or "bytes";

    /// <summary>Whether it is null.</summary>
    public bool IsNull => Type is "null" or "None";

    /// <summary>Whether nothing is there.</summary>
    public bool IsMissing => Type is "undefined" or "nothing";

    /// <summary>The whole number that it is; null if it is none.</summary>
    public BigInteger? Whole => Text is null ? null
        : BigInteger.TryParse(Text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out var whole) ? whole
        : Fraction is { } number && double.IsInteger(number) ? new BigInteger(number) : null;

    /// <summary>The number that it is; null if it is none.</summary>
    public double? Fraction => Text is { } text && double.TryParse(text switch { "nan" => "NaN", "inf" => "Infinity", _ => text }, NumberStyles.Float, CultureInfo.InvariantCulture, out var number) ? number : null;

    /// <summary>The value of an entry.</summary>
    public ForeignValue? this[string key] => Entries?.FirstOrDefault(entry => entry[0].Text == key)?[1];

    /// <summary>The value and, where it is not evident, its type.</summary>
    public override string ToString() =>
        Items is not null ? $"{Type} [{string.Join(", ", Items)}]"
        : Entries is not null ? $"{Type} {{{string.Join(", ", Entries.Select(entry => $"{entry[0]}: {entry[1]}"))}}}"
        : IsText ? $"\"{Text}\""
        : Text is null ? Type ?? ""
        : $"{Type} {Text}";
}
