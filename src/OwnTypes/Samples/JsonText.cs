using System.Runtime.InteropServices;
using System.Text;
using System.Text.Json;
using System.Text.RegularExpressions;

namespace SerializationBenchmarks.OwnTypes.Samples;

/// <summary>Reads texts of JSON, also those that System.Text.Json does not decode: half of a character of two, which other libraries write.</summary>
internal static class JsonText
{
    /// <summary>Reads a text.</summary>
    public static string Of(JsonElement text)
    {
        try
        {
            return text.GetString()!;
        }
        catch (InvalidOperationException)
        {
            return Regex.Unescape(text.GetRawText()[1..^1]); // JSON's escapes are among those of regular expressions.
        }
    }

    /// <summary>Reads a member's name.</summary>
    public static string NameOf(JsonProperty member)
    {
        try
        {
            return member.Name;
        }
        catch (InvalidOperationException)
        {
            return Unescape(JsonMarshal.GetRawUtf8PropertyName(member));
        }
    }

    /// <summary>Reads the member's name that a reader is at.</summary>
    public static string NameAt(ref Utf8JsonReader reader)
    {
        try
        {
            return reader.GetString()!;
        }
        catch (InvalidOperationException)
        {
            return Unescape(reader.ValueSpan);
        }
    }

    private static string Unescape(ReadOnlySpan<byte> escaped) => Regex.Unescape(Encoding.UTF8.GetString(escaped));
}
