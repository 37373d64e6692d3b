using System.Text.Json;
using SerializationBenchmarks.Serializers.Comparison;

namespace SerializationBenchmarks.OwnTypes.Loss;

/// <summary>
/// Finds where two documents differ that one library wrote of two values, with <see cref="Marks"/>: as JSON, whose members have no order and whose numbers have
/// many forms. An array in another order is the same if the value holds as large a set or dictionary, which has no order either.
/// </summary>
/// <param name="value">The value of the first document.</param>
internal sealed class DocumentDiff(object value)
{
    private static readonly JsonDocumentOptions _options = new() { MaxDepth = JsonText.DeepestLevel };

    private readonly Lazy<HashSet<int>> _unordered = new(() =>
    [
        .. Parts.AllOf(value, withHidden: true).Select(Elements.TryRead)
            .Where(elements => elements is { HasOrder: false } or { Entries: not null })
            .Select(elements => elements!.Items.Count),
    ]);

    /// <summary>Finds all places.</summary>
    public IReadOnlyList<DocumentDifference> All(ReadOnlyMemory<byte> expected, ReadOnlyMemory<byte> actual)
    {
        using var one = JsonDocument.Parse(expected, _options);
        using var other = JsonDocument.Parse(actual, _options);
        return [.. All(one.RootElement, other.RootElement, DocumentStep.Root)];
    }

    private IEnumerable<DocumentDifference> All(JsonElement expected, JsonElement actual, DocumentStep step) => (expected.ValueKind, actual.ValueKind) switch
    {
        (JsonValueKind.Object, JsonValueKind.Object) => OfMembers(expected, actual, step),
        (JsonValueKind.Array, JsonValueKind.Array) => OfElements([.. expected.EnumerateArray()], [.. actual.EnumerateArray()], step),
        (JsonValueKind.Array, JsonValueKind.String) when AreBytes(expected, actual) => [],
        (JsonValueKind.String, JsonValueKind.Array) when AreBytes(actual, expected) => [],
        _ => IsSame(expected, actual) ? [] : [step.Differ(expected, actual)],
    };

    private IEnumerable<DocumentDifference> OfMembers(JsonElement expected, JsonElement actual, DocumentStep step)
    {
        var others = new Dictionary<string, JsonElement>();
        foreach (var member in actual.EnumerateObject())
            others[JsonText.NameOf(member)] = member.Value;
        foreach (var member in expected.EnumerateObject())
        {
            var name = JsonText.NameOf(member);
            others.Remove(name, out var other); // It is undefined where there is none.
            if (name == "$type" && IsOfFramework(member.Value) && IsOfFramework(other))
                continue; // Lists are alike, whatever class holds them.
            foreach (var difference in All(member.Value, other, step.Member(name)))
                yield return difference;
        }

        foreach (var (name, other) in others)
            yield return step.Member(name).Differ(default, other);
    }

    private DocumentDifference[] OfElements(JsonElement[] expected, JsonElement[] actual, DocumentStep step)
    {
        if (expected.Length != actual.Length)
            return [step.Differ(expected.Length, actual.Length)];
        DocumentDifference[] inOrder = [.. expected.Zip(actual).Index().SelectMany(pair => All(pair.Item.First, pair.Item.Second, step.Element(pair.Index)))];
        return inOrder.Length > 0 && _unordered.Value.Contains(expected.Length) && expected.Select(Plain).Order(StringComparer.Ordinal).SequenceEqual(actual.Select(Plain).Order(StringComparer.Ordinal))
            ? []
            : inOrder;
    }

    // The same for all elements that are alike, whatever the order of their members, or of what they hold.
    private static string Plain(JsonElement json) => json.ValueKind switch
    {
        JsonValueKind.Object => $"{{{string.Join(',', json.EnumerateObject().Select(member => $"{JsonText.NameOf(member)}:{Plain(member.Value)}").Order(StringComparer.Ordinal))}}}",
        JsonValueKind.Array => $"[{string.Join(',', json.EnumerateArray().Select(Plain).Order(StringComparer.Ordinal))}]",
        JsonValueKind.Number => ExactNumber.Parse(json.GetRawText()).ToString()!,
        _ => json.GetRawText(),
    };

    private static bool IsOfFramework(JsonElement type) => type.ValueKind == JsonValueKind.String && JsonText.Of(type).StartsWith("System.", StringComparison.Ordinal);

    // Newtonsoft.Json writes a list of bytes as numbers, and an array of bytes as a text.
    private static bool AreBytes(JsonElement numbers, JsonElement text) =>
        text.TryGetBytesFromBase64(out var bytes) && bytes.Length == numbers.GetArrayLength() && numbers.EnumerateArray().Zip(bytes).All(pair => pair.First.ValueKind == JsonValueKind.Number && pair.First.TryGetByte(out var number) && number == pair.Second);

    private static bool IsSame(JsonElement expected, JsonElement actual)
    {
        if (expected.ValueKind != actual.ValueKind)
            return false;
        if (expected.ValueKind is not (JsonValueKind.String or JsonValueKind.Number))
            return true;
        var (one, other) = (TextOf(expected), TextOf(actual));
        return one == other
            || (ExactNumber.Parse(one) is { } number && ExactNumber.Parse(other) == number) // 1.0 and 1.00, and 0.0 and -0.0.
            || (Uri.TryCreate(one, UriKind.Absolute, out var address) && Uri.TryCreate(other, UriKind.Absolute, out var same) && address.AbsoluteUri == same.AbsoluteUri);
    }

    private static string TextOf(JsonElement leaf) => leaf.ValueKind == JsonValueKind.String ? DocumentStep.TextOf(leaf) : leaf.GetRawText();
}
