namespace Strange;

/// <summary>Members of types that the models of the repository do not have.</summary>
public sealed class Ranges
{
    public DateTimeOffset At { get; set; }

    public long Number { get; set; }

    public bool IsOn { get; set; }

    public Dictionary<string, int>? Counts { get; set; }

    public Dictionary<int, string>? ByNumber { get; set; }

    public byte[]? Bytes { get; set; }

    public List<string>? Tags { get; set; }

    public Uri? Link { get; set; }

    public object? Any { get; set; }
}
