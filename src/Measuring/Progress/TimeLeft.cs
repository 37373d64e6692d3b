namespace SerializationBenchmarks.Measuring.Progress;

/// <summary>How long a run will take yet, by what its parts took before: nothing is known before the first one is measured.</summary>
internal sealed class TimeLeft(TimeProvider time)
{
    // By the number of cases too, because the first part of a resumed run may have fewer than later ones of the same name.
    private readonly Dictionary<(string Name, int Cases), TimeSpan> _took = [];

    private List<(string Name, int Cases)> _todo = [];

    private int _measuredCases;

    private long _last = time.GetTimestamp();

    private TimeSpan _all;

    /// <summary>Learns what will be measured.</summary>
    public void Plan(IEnumerable<(string Name, int Cases)> parts) => (_todo, _last) = ([.. parts], time.GetTimestamp());

    /// <summary>Counts the next part, which is measured now.</summary>
    public void Count(string name)
    {
        var took = time.GetElapsedTime(_last);
        _last = time.GetTimestamp();
        var part = Remove(name);
        (_took[part], _all) = (took, _all + took);
        _measuredCases += part.Cases;
    }

    /// <summary>Takes away the next part, which is not measured after all.</summary>
    public void Skip(string name) => Remove(name);

    /// <summary>The time left: of a part that was measured before, what it took the last time, and of another one by its number of cases; null before anything is measured.</summary>
    public TimeSpan? Estimate() => _measuredCases == 0
        ? null
        : _todo.Aggregate(TimeSpan.Zero, (left, part) => left + (_took.TryGetValue(part, out var took) ? took : _all * part.Cases / _measuredCases));

    /// <summary>The time of the whole run: what its parts took and what is left; null before anything is measured.</summary>
    public TimeSpan? Whole() => Estimate() is { } left ? _all + left : null;

    private (string Name, int Cases) Remove(string name)
    {
        var place = _todo.FindIndex(part => part.Name == name);
        var part = _todo[place];
        _todo.RemoveAt(place);
        return part;
    }
}
