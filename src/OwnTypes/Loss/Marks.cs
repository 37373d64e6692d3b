using System.Globalization;
using System.Numerics;

namespace SerializationBenchmarks.OwnTypes.Loss;

/// <summary>
/// What a library is made to write beside a value's JSON, so that reading it needs no knowledge of types. Each mark is a character that is none, which no
/// document holds.
/// </summary>
internal static class Marks
{
    /// <summary>The name of a member that every object of a class has, and no dictionary. It holds the names of the members that the class requires, each behind this mark.</summary>
    public const string Class = "\uFDD0";

    /// <summary>What begins the key of a dictionary.</summary>
    public const string Key = "\uFDD1";

    /// <summary>What a member holds that is read and never written.</summary>
    public const string NotWritten = "\uFDD3";

    // What stands before each form of a number that was rounded to bits.
    private const char Bits = '\uFDD2';

    /// <summary>Writes a number of a floating-point type: as short as it is read again, and exactly.</summary>
    public static string OfBits(IFormattable number)
    {
        var exact = Convert.ToDouble(number is Half half ? (double)half : number, CultureInfo.InvariantCulture);
        return $"{Bits}{number.ToString("R", CultureInfo.InvariantCulture)}{Bits}{(double.IsInteger(exact) ? new BigInteger(exact).ToString(CultureInfo.InvariantCulture) : "")}";
    }

    /// <summary>The forms of a number of a floating-point type; null if a text is none.</summary>
    public static string[]? FormsOfBits(string text) => text.StartsWith(Bits) ? text.Split(Bits, StringSplitOptions.RemoveEmptyEntries) : null;
}
