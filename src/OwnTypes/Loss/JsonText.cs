using System.Globalization;
using System.Reflection;
using System.Runtime.InteropServices;
using System.Text;
using System.Text.Json;
using System.Text.RegularExpressions;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.OwnTypes.Loss;

/// <summary>Reads texts of JSON, also those that System.Text.Json does not decode: half of a character of two, which other libraries write.</summary>
internal static class JsonText
{
    /// <summary>How deep samples may be nested: far deeper than documents are.</summary>
    public const int DeepestLevel = 500;

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

/// <summary>
/// A place in a document, as its members' names. Indexes and keys of dictionaries are not part of it: the first would make one
/// place many, the second are a user's data.
/// </summary>
/// <param name="Parent">The place around it; null at the root.</param>
internal sealed partial record JsonPath(JsonPath? Parent, string Name)
{
    /// <summary>Stands for an index or a key.</summary>
    public const string Any = "[…]";

    /// <summary>The document itself.</summary>
    public static JsonPath Root { get; } = new(null, "");

    /// <summary>How a library's path of the place ends.</summary>
    public string End => Parent is null ? "$" : Name == Any ? "]" : $".{Name}";

    /// <summary>The place of any element or entry.</summary>
    public JsonPath Element() => new(this, Any);

    /// <summary>The place of a member.</summary>
    public JsonPath Member(string name) => new(this, MemberName().IsMatch(name) && !Guid.TryParse(name, out _) ? name : Any);

    /// <summary>For example "lines[…].note"; "$" for the document itself.</summary>
    public override string ToString() =>
        Parent is null ? "$" : Parent.Parent is null ? Name : Name == Any ? $"{Parent}{Name}" : $"{Parent}.{Name}";

    [GeneratedRegex(@"^[\p{L}_$@][\p{L}\p{N}_$:-]{0,63}\z")]
    private static partial Regex MemberName();
}

/// <summary>Writes the place and the reason of what is wrong with JSON as a user's editor counts: from 1.</summary>
internal static class JsonPlace
{
    public static string Of(JsonException exception) => Of((exception.LineNumber ?? 0) + 1, (exception.BytePositionInLine ?? 0) + 1);

    public static string Of(long line, long column) => string.Create(CultureInfo.InvariantCulture, $"line {line}, column {column}");

    // The library puts the place, counted from 0, and the path behind its sentence.
    public static string Reason(Exception exception)
    {
        if (exception is TypeInitializationException { InnerException: not null, TypeName: var type } && Cause.Innermost(exception) is var cause)
            return $"{(type == "<Module>" ? "a module initializer" : $"the static constructor of {type}")} throws {cause.GetType().Name}: {Reason(cause)}";
        if (exception is TargetInvocationException { InnerException: { } thrown })
            return Reason(thrown);
        var text = exception.Message.ReplaceLineEndings(" ");
        if (text.Contains("trailing comma", StringComparison.Ordinal))
            return "a comma stands before the end of an object or array; remove it";
        foreach (var end in (string[])[" Path: ", " LineNumber: ", " Path '"])
            text = text.Split(end)[0];
        text = text.TrimEnd('.', ' ', ',', '|');
        return exception is Newtonsoft.Json.JsonException { InnerException: { } inner } ? $"{text}: {Reason(inner)}" : text; // A setter of the user's says why.
    }
}
