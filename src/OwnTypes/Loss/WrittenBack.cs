using System.Text.Json;

namespace SerializationBenchmarks.OwnTypes.Loss;

/// <summary>
/// Holds a document against what the library that read it writes of the value: what the document says and that JSON does not is lost. No type is looked at,
/// so that what a converter, a setter or a collection does to a value counts as the library has it.
/// </summary>
internal sealed class WrittenBack(ValueForms forms, bool ignoresCase)
{
    // A wrong document of another shape would lose each of its members.
    private const int MostPaths = 1000;

    // Sets have an order of their own, and each element may be looked for among all others.
    private const int MostSearches = 200_000;

    // As many elements that are nowhere else are changed, and not in another order.
    private const int MostStrangers = 8;

    private readonly OrderedDictionary<string, bool> _lost = [];
    private readonly OrderedDictionary<string, bool> _unchecked = [];
    private int _searches;

    /// <summary>The places of what is lost, each once, in the document's order.</summary>
    public IReadOnlyList<string> Lost => _lost.Keys;

    /// <summary>The places of what is read and cannot be seen in what is written.</summary>
    public IReadOnlyList<string> Unchecked => _unchecked.Keys;

    /// <summary>The names of members whose getters fail.</summary>
    public required IReadOnlySet<string> Failing { get; init; }

    /// <summary>The names of members that a converter writes which an attribute names.</summary>
    public required ISet<string> Converted { get; init; }

    private int Most { get; init; } = MostPaths;

    /// <summary>Compares two values.</summary>
    /// <param name="isConverted">Whether a converter wrote it, which may write a text or a number in a form of its own.</param>
    public void Compare(JsonElement said, JsonElement written, JsonPath path, bool isConverted)
    {
        if (said.ValueKind == JsonValueKind.Null || _lost.Count >= Most)
            return;
        if (written.ValueKind == JsonValueKind.Null)
            Lose(path);
        else if (written.ValueKind == JsonValueKind.String && written.ValueEquals(Marks.NotWritten))
            LeaveUnchecked(path);
        else if ((said.ValueKind, written.ValueKind) is (JsonValueKind.Object, JsonValueKind.Object))
            CompareMembers(said, written, path, isConverted);
        else if ((said.ValueKind, written.ValueKind) is (JsonValueKind.Array, JsonValueKind.Array))
            CompareElements([.. said.EnumerateArray()], [.. written.EnumerateArray()], path, isConverted);
        else if (IsLeaf(said) != IsLeaf(written) || !IsLeaf(said))
            LeaveUnchecked(path); // A converter has several forms for one value.
        else if (!forms.AreSame(TextOf(said), TextOf(written)))
        {
            if (isConverted && (said.ValueKind, written.ValueKind) is not (JsonValueKind.Number, JsonValueKind.Number))
                LeaveUnchecked(path);
            else
                Lose(path);
        }
    }

    /// <summary>Says that a value cannot be seen in what is written.</summary>
    public void LeaveUnchecked(JsonPath path) => _unchecked.TryAdd(path.ToString(), true);

    private static bool IsLeaf(JsonElement json) => json.ValueKind is not (JsonValueKind.Object or JsonValueKind.Array);

    private static string TextOf(JsonElement leaf) => leaf.ValueKind == JsonValueKind.String ? JsonText.Of(leaf) : leaf.GetRawText();

    private void CompareMembers(JsonElement said, JsonElement written, JsonPath path, bool isConverted)
    {
        var members = written.EnumerateObject().ToArray();
        var isClass = members.Any(member => member.NameEquals(Marks.Class));
        var isDictionary = !isClass && (members.Length == 0 || members.Any(member => JsonText.NameOf(member).StartsWith(Marks.Key, StringComparison.Ordinal)));
        var names = new Dictionary<string, JsonElement>();
        foreach (var (name, value) in members.Select(member => (JsonText.NameOf(member), member.Value)))
            names[isDictionary ? name[Math.Min(Marks.Key.Length, name.Length)..] : name] = value;
        Dictionary<string, JsonElement>? inAnyCase = null;
        foreach (var member in said.EnumerateObject())
        {
            var name = JsonText.NameOf(member);
            var place = isDictionary ? path.Element() : path.Member(name);
            if (names.TryGetValue(name, out var found) || ((ignoresCase || !isClass) && InAnyCase().TryGetValue(name, out found)) || (isDictionary && TryFindForm(names, name, out found)))
                Compare(member.Value, found, place, isClass ? Converted.Contains(name) : isConverted);
            else if (member.Value.ValueKind == JsonValueKind.Null)
                continue;
            else if (isClass && Failing.Contains(name))
                LeaveUnchecked(place);
            else
                Lose(place);
        }

        if (isClass)
        {
            var held = said.EnumerateObject().Select(JsonText.NameOf).ToHashSet(ignoresCase ? StringComparer.OrdinalIgnoreCase : StringComparer.Ordinal);
            foreach (var missing in names[Marks.Class].GetString()!.Split(Marks.Class, StringSplitOptions.RemoveEmptyEntries).Where(name => !held.Contains(name)))
                _lost.TryAdd(path.Member(missing) + DataLoss.Required, true);
        }

        Dictionary<string, JsonElement> InAnyCase()
        {
            if (inAnyCase is not null)
                return inAnyCase;
            inAnyCase = new(StringComparer.OrdinalIgnoreCase);
            foreach (var (name, value) in names)
                inAnyCase.TryAdd(name, value);
            return inAnyCase;
        }
    }

    // "01" may be the key 1.
    private bool TryFindForm(Dictionary<string, JsonElement> entries, string key, out JsonElement found)
    {
        var same = entries.Where(entry => _searches++ < MostSearches && forms.AreSame(key, entry.Key)).Take(1).ToArray();
        found = same.Length > 0 ? same[0].Value : default;
        return same.Length > 0;
    }

    private void CompareElements(JsonElement[] said, JsonElement[] written, JsonPath path, bool isConverted)
    {
        if (written.Length == 0 && said.Length > 0)
        {
            Lose(path);
            return;
        }

        var inOrder = Part(Most);
        foreach (var (one, other) in said.Zip(written))
            inOrder.Compare(one, other, path.Element(), isConverted);
        if (said.Length <= 1 || (inOrder._lost.Count == 0 && said.Length <= written.Length))
        {
            Take(inOrder);
            return;
        }

        // A set or a stack has an order of its own.
        var rest = new Rest(written);
        var missing = new List<JsonElement>();
        foreach (var element in said)
        {
            if (!rest.Take(element, (said, written) => IsSame(said, written, isConverted)))
                missing.Add(element);
            if (missing.Count == MostStrangers && rest.IsUntouched && said.Length == written.Length)
            {
                Take(inOrder);
                return;
            }
        }

        if (_searches >= MostSearches)
            LeaveUnchecked(path.Element());
        else if (missing.Count > 0 && rest.Elements.Count == 0 && missing.TrueForAll(element => new Rest(written).Take(element, (said, written) => IsSame(said, written, isConverted))))
            _lost.TryAdd($"{path.Element()} (a set holds each once)", true);
        else
        {
            var left = rest.Elements;
            foreach (var (index, element) in missing.Index())
            {
                if (index < left.Count)
                    Compare(element, left[index], path.Element(), isConverted);
                else
                    Lose(path.Element());
            }
        }
    }

    private bool IsSame(JsonElement said, JsonElement written, bool isConverted)
    {
        if (_searches++ >= MostSearches)
            return false;
        var part = Part(1);
        part.Compare(said, written, JsonPath.Root, isConverted);
        _searches = part._searches;
        return part._lost.Count == 0;
    }

    private WrittenBack Part(int most) => new(forms, ignoresCase) { Failing = Failing, Converted = Converted, Most = most, _searches = _searches };

    private void Take(WrittenBack part)
    {
        _searches = part._searches;
        foreach (var path in part.Lost)
            _lost.TryAdd(path, true);
        foreach (var path in part.Unchecked)
            _unchecked.TryAdd(path, true);
    }

    private void Lose(JsonPath path) => _lost.TryAdd(path.ToString(), true);

    /// <summary>The elements that were written and not yet found in the document.</summary>
    private sealed class Rest(JsonElement[] written)
    {
        private readonly SortedSet<int> _left = [.. Enumerable.Range(0, written.Length)];
        private readonly Dictionary<string, Queue<int>> _byText =
            written.Index().GroupBy(element => element.Item.GetRawText(), element => element.Index).ToDictionary(same => same.Key, same => new Queue<int>(same));

        public IReadOnlyList<JsonElement> Elements => [.. _left.Select(index => written[index])];

        public bool IsUntouched => _left.Count == written.Length;

        public bool Take(JsonElement element, Func<JsonElement, JsonElement, bool> isSame)
        {
            while (_byText.GetValueOrDefault(element.GetRawText())?.TryDequeue(out var index) == true)
            {
                if (_left.Remove(index)) // Or it is taken under another form.
                    return true;
            }

            var found = _left.Where(index => isSame(element, written[index])).Append(-1).First();
            return _left.Remove(found);
        }
    }
}
