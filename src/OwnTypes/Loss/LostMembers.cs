using System.Collections;
using System.Text.Json;
using SerializationBenchmarks.OwnTypes.Samples;
using SerializationBenchmarks.Serializers.Validation;

namespace SerializationBenchmarks.OwnTypes.Loss;

/// <summary>
/// Finds what stands in a document and is not kept by the value that a library built of it: what no member is named for, what
/// cannot be set, numbers that the member's type rounds, and values that a setter changes.
/// </summary>
/// <param name="contract">The library's contract.</param>
internal sealed class LostMembers(Contract contract)
{
    // A wrong document of another shape would lose each of its members.
    private const int MostPaths = 1000;

    private readonly OrderedDictionary<string, bool> _paths = [];

    private bool _holdsJson;

    /// <summary>The places where something is lost, each once, in the document's order, and whether members of type <see cref="object"/> hold JSON that System.Text.Json keeps as it is.</summary>
    /// <param name="document">The document.</param>
    /// <param name="type">The type that was asked for.</param>
    /// <param name="value">The value that was built.</param>
    /// <param name="contract">The contract of the library that built it.</param>
    public static (IReadOnlyList<string> Paths, bool HoldsJson) Find(JsonElement document, Type type, object value, Contract contract)
    {
        var lost = new LostMembers(contract);
        lost.Compare(document, type, value, JsonPath.Root);
        return (lost._paths.Keys, lost._holdsJson);
    }

    // The value is null where it is not known which of a collection's it is, or a getter throws.
    private void Compare(JsonElement document, Type type, object? value, JsonPath path)
    {
        if (document.ValueKind == JsonValueKind.Null || _paths.Count == MostPaths)
            return;
        var actual = value?.GetType() ?? type;
        switch (contract.ShapeOf(type == typeof(object) ? type : actual))
        {
            case Shape.Any when value is not null:
                _holdsJson |= type == typeof(object) && HeldJson.IsOfSystemTextJson(value);
                LoseAll(KeptJson.FindLost(document, value, path));
                break;
            case Shape.Holder holder:
                Compare(document, holder.Type, value is null ? null : holder.Get(value), path);
                break;
            case Shape.Leaf when document.ValueKind is not (JsonValueKind.Object or JsonValueKind.Array):
                CompareLeaf(document, actual, value, path);
                break;
            case Shape.Elements elements when document.ValueKind == JsonValueKind.Array:
                CompareElements(document, elements.Type, value as IEnumerable, path);
                break;
            case Shape.Entries entries when document.ValueKind == JsonValueKind.Object:
                var said = MembersOf(document, type).ToArray();
                if (value is IEnumerable kept && kept.Cast<object?>().Take(said.Length).Count() < said.Length) // "1" and "01" may be the same key.
                    Lose(path.Element());
                foreach (var entry in said)
                    Compare(entry.Value, entries.Type, EntryOf(value, entry.Name), path.Element());
                break;
            case Shape.Members members when document.ValueKind == JsonValueKind.Object:
                foreach (var member in MembersOf(document, type).Where(member => member.Value.ValueKind != JsonValueKind.Null))
                    CompareMember(member, members, value, path.Member(member.Name));
                break;
        }
    }

    private static object? EntryOf(object? value, string key) => value switch
    {
        IDictionary entries => entries.Contains(key) ? entries[key] : null,
        IDictionary<string, object?> entries => entries.TryGetValue(key, out var entry) ? entry : null, // An ExpandoObject is nothing else.
        _ => null,
    };

    private IEnumerable<JsonProperty> MembersOf(JsonElement document, Type type)
    {
        var isFirst = true;
        foreach (var member in document.EnumerateObject())
        {
            if (contract.IsMetadata(type, member.Name, isFirst))
                continue;
            isFirst = false;
            yield return member;
        }
    }

    private void CompareMember(JsonProperty member, Shape.Members members, object? owner, JsonPath path)
    {
        if (members.Find(member.Name) is not { } found)
        {
            if (members.Other is null)
                Lose(path);
            else if (owner is not null && members.Other(owner, member.Name) is { } other)
                LoseAll(KeptJson.FindLost(member.Value, other, path));
            return;
        }

        object? value = null;
        var isKnown = owner is not null && found.Get is not null && TryGet(found.Get, owner, out value);
        if (!found.CanBeSet || (isKnown && value is null && !found.HasConverter))
            Lose(path);
        else if (!found.HasConverter)
            Compare(member.Value, Nullable.GetUnderlyingType(found.Type) ?? found.Type, value, path);
    }

    // Elements of a set or a stack have an order of their own: what each of them becomes is a question for the contract alone.
    private void CompareElements(JsonElement document, Type type, IEnumerable? value, JsonPath path)
    {
        var kept = value?.Cast<object?>().Take(document.GetArrayLength()).Count();
        if (kept == 0 && document.GetArrayLength() > 0)
        {
            Lose(path);
            return;
        }

        if (kept < document.GetArrayLength())
            _paths.TryAdd($"{path.Element()}{(IsSet(value!.GetType()) ? " (a set holds each once)" : "")}", true);

        var list = value is IList { Count: var count } known && count == document.GetArrayLength() && known is not Array { Rank: > 1 } && Elements.IsOrdered(known.GetType()) ? known : null;
        var (place, index) = (path.Element(), 0);
        foreach (var element in document.EnumerateArray())
            Compare(element, Nullable.GetUnderlyingType(type) ?? type, list?[index++], place);
    }

    private void CompareLeaf(JsonElement document, Type type, object? value, JsonPath path)
    {
        object? expected;
        try
        {
            expected = contract.Read(document, type);
        }
#pragma warning disable CA1031 // Whatever a converter throws: it was able to read all of the document.
        catch (Exception)
#pragma warning restore CA1031
        {
            return;
        }

        if (expected is null)
            return;
        var text = document.ValueKind == JsonValueKind.String ? document.GetString()! : document.GetRawText();
        if (!ExactNumber.IsKept(text, expected) || !ExactTime.IsKept(text, expected) || (value is not null && !IsEqual(expected, value)))
            Lose(path);
    }

    private static bool IsEqual(object expected, object value) => expected.GetType() == value.GetType() && Leaf.Compare(expected, value) is { } likeness
        ? likeness <= Likeness.Equal
        : ModelDiff.FirstDifference(expected, value) is null;

    private static bool IsSet(Type type) => type.GetInterfaces().Any(contract => contract.IsGenericType && contract.GetGenericTypeDefinition() is var generic && (generic == typeof(ISet<>) || generic == typeof(IReadOnlySet<>)));

    private static bool TryGet(Func<object, object?> get, object owner, out object? value)
    {
        try
        {
            value = get(owner);
            return true;
        }
#pragma warning disable CA1031 // Whatever a getter of the user's throws.
        catch (Exception)
#pragma warning restore CA1031
        {
            value = null;
            return false;
        }
    }

    private void LoseAll(IEnumerable<JsonPath> paths)
    {
        foreach (var path in paths)
            Lose(path);
    }

    private void Lose(JsonPath path) => _paths.TryAdd(path.ToString(), true);
}
