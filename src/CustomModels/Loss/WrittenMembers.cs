using System.Text.Json;

namespace SerializationBenchmarks.CustomModels.Loss;

/// <summary>The members or entries of what a value writes, by the names that a document has for them.</summary>
internal sealed class WrittenMembers
{
    // Looking through a few is faster than making a table of them; through many it takes forever.
    private const int Many = 16;

    private readonly JsonElement _owner;
    private readonly Dictionary<string, JsonElement>? _byName;
    private Dictionary<string, JsonElement>? _byNameInAnyCase;

    public WrittenMembers(JsonElement owner)
    {
        (_owner, Count) = (owner, owner.GetPropertyCount());
        foreach (var first in owner.EnumerateObject())
        {
            AreKeys = first.Name.StartsWith(LostMembers.KeyMark);
            break;
        }

        if (Count > Many)
        {
            _byName = [];
            foreach (var member in owner.EnumerateObject())
                _byName[NameOf(member)] = member.Value;
        }
    }

    /// <summary>How many there are.</summary>
    public int Count { get; }

    /// <summary>Whether they are entries of a dictionary.</summary>
    public bool AreKeys { get; }

    /// <summary>Finds one by its name, in any case if none has just that name.</summary>
    public JsonElement? Find(string name)
    {
        if (_byName is not null ? _byName.TryGetValue(name, out var found) : _owner.TryGetProperty(AreKeys ? LostMembers.KeyMark + name : name, out found))
            return found;
        if (_byNameInAnyCase is null)
        {
            _byNameInAnyCase = new Dictionary<string, JsonElement>(StringComparer.OrdinalIgnoreCase);
            foreach (var member in _owner.EnumerateObject())
                _byNameInAnyCase.TryAdd(NameOf(member), member.Value);
        }

        if (_byNameInAnyCase.TryGetValue(name, out found))
            return found;

        // A key may be a number or a time, which have several forms.
        return name.Length > 0 && (char.IsAsciiDigit(name[0]) || name[0] == '-')
            ? _byNameInAnyCase.Where(member => LeafText.IsSame(name, member.Key)).Select(member => (JsonElement?)member.Value).FirstOrDefault()
            : null;
    }

    private static string NameOf(JsonProperty member) => member.Name.TrimStart(LostMembers.KeyMark);
}
