using System.Text.Json;

namespace SerializationBenchmarks.OwnTypes.Loss;

/// <summary>
/// Which members are written of a value to compare it with its document: those that the document names, wherever, because a getter of another may fail, or lead on
/// without end.
/// </summary>
internal sealed class WatchedMembers
{
    private readonly HashSet<string> _named = new(StringComparer.OrdinalIgnoreCase);
    private readonly HashSet<string> _failing = new(StringComparer.OrdinalIgnoreCase);
    private readonly HashSet<string> _converted = new(StringComparer.OrdinalIgnoreCase);

    /// <summary>The names of members that are read and whose getters fail.</summary>
    public IReadOnlySet<string> Failing => _failing;

    /// <summary>The names of members that a converter writes which an attribute names.</summary>
    public ISet<string> Converted => _converted;

    /// <summary>Begins with other documents.</summary>
    public void Watch(IEnumerable<ReadOnlyMemory<byte>> documents)
    {
        _named.Clear();
        _failing.Clear();
        foreach (var document in documents)
        {
            var reader = new Utf8JsonReader(document.Span, new JsonReaderOptions { MaxDepth = JsonText.DeepestLevel });
            while (reader.Read())
            {
                if (reader.TokenType == JsonTokenType.PropertyName)
                    _named.Add(JsonText.NameAt(ref reader));
            }
        }
    }

    /// <summary>Reads a member that is to be written.</summary>
    public bool TryGet(string name, bool isRead, Func<object, object?> get, object owner, out object? value)
    {
        value = null;
        if (!_named.Contains(name))
            return false;
        try
        {
            value = get(owner);
            return true;
        }
#pragma warning disable CA1031 // Whatever a getter of the user's throws.
        catch (Exception)
#pragma warning restore CA1031
        {
            if (isRead)
                _failing.Add(name);
            return false;
        }
    }
}
