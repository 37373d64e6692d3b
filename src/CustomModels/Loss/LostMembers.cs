using System.Text.Json;
using SerializationBenchmarks.CustomModels.Samples;

namespace SerializationBenchmarks.CustomModels.Loss;

/// <summary>
/// Finds what stands in a document and is absent, or another, in what the value built from it writes. What the value writes
/// beyond that is of no interest.
/// </summary>
/// <param name="isDictionary">Whether the value itself is a dictionary, so that its names are keys.</param>
internal sealed class LostMembers(bool isDictionary)
{
    /// <summary>Stands before a dictionary's keys in what a value writes, so that they are known from members' names.</summary>
    public const char KeyMark = '\u0001';

    // A wrong document of another shape would lose each of its members.
    private const int MostPaths = 1000;

    private readonly List<string> _paths = [];
    private readonly HashSet<string> _known = [];

    /// <summary>The places where something is lost, each once, in the document's order.</summary>
    public IReadOnlyList<string> Paths => _paths;

    /// <summary>Compares a document with what its value writes.</summary>
    /// <param name="document">The document.</param>
    /// <param name="written">What the value writes.</param>
    /// <param name="writtenWithNumbers">What it writes when enumerations are numbers; null to ask only for enumerations as texts.</param>
    public void Compare(JsonElement document, JsonElement written, JsonElement? writtenWithNumbers) =>
        Compare(document, written, writtenWithNumbers, JsonPath.Root);

    private void Compare(JsonElement document, JsonElement written, JsonElement? withNumbers, JsonPath path)
    {
        switch (document.ValueKind, written.ValueKind)
        {
            case (JsonValueKind.Null, _):
                break;
            case (JsonValueKind.Object, JsonValueKind.Object):
                CompareMembers(document, written, withNumbers, path);
                break;
            case (JsonValueKind.Array, JsonValueKind.Array):
                CompareElements(document, written, withNumbers, path);
                break;
            case (_, JsonValueKind.Null) or (JsonValueKind.Object or JsonValueKind.Array, _) or (_, JsonValueKind.Object or JsonValueKind.Array):
                Lose(path);
                break;
            default:
                if (!LeafText.IsSame(document, written, withNumbers))
                    Lose(path);
                break;
        }
    }

    private void CompareMembers(JsonElement document, JsonElement written, JsonElement? withNumbers, JsonPath path)
    {
        var members = new WrittenMembers(written);
        var others = withNumbers is { ValueKind: JsonValueKind.Object } numbers ? new WrittenMembers(numbers) : null;
        var hasKeys = members.AreKeys || (path.Parent is null && isDictionary);

        // Without any name it cannot be told whether the document's are members or keys.
        if (members.Count == 0 && path.Parent is not null && document.EnumerateObject().Any(member => member.Value.ValueKind != JsonValueKind.Null))
        {
            Lose(path);
            return;
        }

        foreach (var member in document.EnumerateObject())
        {
            if (_paths.Count == MostPaths)
                return;
            if (member.Value.ValueKind == JsonValueKind.Null)
                continue;
            var place = hasKeys ? path.Element() : path.Member(member.Name);
            if (members.Find(member.Name) is { } found)
                Compare(member.Value, found, others?.Find(member.Name), place);
            else
                Lose(place);
        }
    }

    private void CompareElements(JsonElement document, JsonElement written, JsonElement? withNumbers, JsonPath path)
    {
        if (document.GetArrayLength() > 0 && written.GetArrayLength() == 0)
        {
            Lose(path);
            return;
        }

        var numbers = withNumbers is { ValueKind: JsonValueKind.Array } array && array.GetArrayLength() == written.GetArrayLength() ? array : (JsonElement?)null;
        if (document.EnumerateArray().All(IsLeaf))
        {
            if (!HasLeaves(document, written, numbers))
                Lose(path.Element());
            return;
        }

        var place = path.Element();
        var (elements, others) = (written.EnumerateArray(), numbers?.EnumerateArray());
        foreach (var element in document.EnumerateArray())
        {
            if (_paths.Count == MostPaths)
                return;
            if (!elements.MoveNext())
            {
                Lose(place);
                return;
            }

            JsonElement? other = null;
            if (others is { } enumerator)
            {
                enumerator.MoveNext();
                (other, others) = (enumerator.Current, enumerator);
            }

            Compare(element, elements.Current, other, place);
        }
    }

    // Sorted sets and stacks have their elements in another order, and sets have each of them once.
    private static bool HasLeaves(JsonElement document, JsonElement written, JsonElement? numbers)
    {
        JsonElement[] expected = [.. document.EnumerateArray()], actual = [.. written.EnumerateArray()];
        JsonElement[]? others = numbers is { } array ? [.. array.EnumerateArray()] : null;
        if (expected.Length == actual.Length && expected.Index().All(element => IsSame(element.Item, element.Index)))
            return true;
        var texts = actual.Select(element => element.ToString()).ToHashSet();
        return expected.Where(element => !texts.Contains(element.ToString())).All(element => Enumerable.Range(0, actual.Length).Any(index => IsSame(element, index)));

        bool IsSame(JsonElement element, int index) =>
            element.ValueKind == JsonValueKind.Null || (IsLeaf(actual[index]) && LeafText.IsSame(element, actual[index], others?[index]));
    }

    private static bool IsLeaf(JsonElement element) => element.ValueKind is not (JsonValueKind.Object or JsonValueKind.Array);

    private void Lose(JsonPath path)
    {
        var text = path.ToString();
        if (_known.Add(text))
            _paths.Add(text);
    }
}
