using System.Text.Json;
using SerializationBenchmarks.Serializers.Comparison;

namespace SerializationBenchmarks.OwnTypes.Loss;

/// <summary>A place where two documents differ.</summary>
/// <param name="Place">Its name, with neither indexes nor keys.</param>
/// <param name="Found">What to tell.</param>
internal sealed record DocumentDifference(string Place, Difference Found);

/// <summary>A step on the way into a document: as a user reads it, as it is recorded, which is without keys, and as it names many places.</summary>
internal sealed record DocumentStep(DocumentStep? Parent, string Text, string Recorded, string Place)
{
    /// <summary>The document itself.</summary>
    public static DocumentStep Root { get; } = new(null, "", "", "");

    /// <summary>A member of a class, or an entry of a dictionary.</summary>
    public DocumentStep Member(string name)
    {
        var isKey = name.StartsWith(Marks.Key, StringComparison.Ordinal);
        var step = isKey ? JsonPath.Any : JsonPath.Root.Member(name).Name;
        return step == JsonPath.Any
            ? new DocumentStep(this, $"[{ValueText.Of(isKey ? name[Marks.Key.Length..] : name)}]", step, step)
            : new DocumentStep(this, $".{step}", $".{step}", $".{step}");
    }

    /// <summary>An element of an array.</summary>
    public DocumentStep Element(int index) => new(this, $"[{index}]", $"[{index}]", JsonPath.Any);

    /// <summary>Says that two values differ here, of which an undefined one is not there.</summary>
    public DocumentDifference Differ(JsonElement expected, JsonElement actual)
    {
        var (one, other) = TryGetText(expected) is { } text && TryGetText(actual) is { } otherText ? ValueText.OfBoth(text, otherText) : (Describe(expected), Describe(actual));
        return Differ(one, other, other is "null" or "nothing" or "0" or "\"\"");
    }

    /// <summary>Says that two arrays have other lengths here.</summary>
    public DocumentDifference Differ(int expected, int actual) => Differ(ValueText.Count(expected), ValueText.Count(actual), actual < expected);

    /// <summary>Reads a text; of a number of a floating-point type, the shorter of its forms.</summary>
    public static string TextOf(JsonElement text) => JsonText.Of(text) is var read && Marks.FormsOfBits(read) is [var form, ..] ? form : read;

    // Not of what is a number with marks.
    private static string? TryGetText(JsonElement json) => json.ValueKind == JsonValueKind.String && JsonText.Of(json) is var text && Marks.FormsOfBits(text) is null ? text : null;

    private static string Describe(JsonElement json) => json.ValueKind switch
    {
        JsonValueKind.Undefined => "nothing",
        JsonValueKind.Object => "an object",
        JsonValueKind.Array => ValueText.Count(json.GetArrayLength()),
        JsonValueKind.String => TryGetText(json) is { } text ? ValueText.Of(text) : TextOf(json),
        _ => json.GetRawText(),
    };

    private DocumentDifference Differ(string expected, string actual, bool isLost) => new(
        PathOf(step => step.Place),
        new Difference(PathOf(step => step.Text), PathOf(step => step.Recorded), expected, actual) { Likeness = isLost ? Likeness.Lost : Likeness.Changed });

    private string PathOf(Func<DocumentStep, string> textOf)
    {
        var steps = new Stack<string>();
        for (var step = this; step is not null; step = step.Parent)
            steps.Push(textOf(step));
        return string.Concat(steps).TrimStart('.');
    }
}
