using System.Text.Json;
using System.Text.Json.Serialization;

namespace Shop;

/// <summary>A class with members that JSON does not reach, each in a way of its own.</summary>
public class Basket
{
    public string? Name { get; set; }

    public string? Number { get; private set; }

    [JsonIgnore]
    public string? Note { get; set; }

    public List<OrderLine> Lines { get; } = [];

    public int Pieces;
    public Dictionary<string, Signature> Signatures { get; set; } = [];
}

/// <summary>Its list is out of reach of System.Text.Json, because its constructor takes a value.</summary>
public sealed record Signature(string Name)
{
    public List<string> Marks { get; } = [];
}

/// <summary>Has a getter that fails.</summary>
public sealed class Fragile
{
    public string? Name { get; set; }

    public int Length => Name!.Length / (Name.Length - Name.Length);
}

/// <summary>Cannot be written back: it leads on without end.</summary>
public sealed class Endless
{
    public int Number { get; set; }

    public Endless Next => new() { Number = Number + 1 };
}

public class Page<T>
{
    public int Number { get; set; }

    public List<T>? Items { get; set; }
}

public class Pair<TFirst, TSecond>
    where TFirst : class
{
    public TFirst? First { get; set; }

    public TSecond? Second { get; set; }
}

/// <summary>Values that a document may write in another form than the type does.</summary>
public sealed class Forms
{
    public OrderState State { get; set; }

    public OrderState? Next { get; set; }

    public DayOfWeek[]? Days { get; set; }

    public double Number { get; set; }

    public float Small { get; set; }

    public decimal Price { get; set; }

    public long Large { get; set; }

    public DateTime Time { get; set; }

    public DateTimeOffset Offset { get; set; }

    public DateOnly Day { get; set; }

    public TimeSpan Span { get; set; }

    public Guid Id { get; set; }

    public byte[]? Bytes { get; set; }

    public SortedSet<string>? Sorted { get; set; }

    public HashSet<int>? Set { get; set; }

    public Stack<int>? Stack { get; set; }

    public Dictionary<string, int>? Labels { get; set; }

    public Dictionary<Guid, string>? ById { get; set; }

    public Dictionary<OrderState, int>? ByState { get; set; }

    public Uri? Link { get; set; }

    [JsonPropertyName("other_name")]
    public string? Renamed { get; set; }

    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingDefault)]
    public int Zero { get; set; }

    public JsonElement Free { get; set; }

    public object? Any { get; set; }

    public Payment? Payment { get; set; }

    public (int Row, int Column) Place { get; set; }

    [JsonExtensionData]
    public Dictionary<string, object>? Rest { get; set; }
}

/// <summary>Says another number than it was given.</summary>
public sealed class Clock
{
    private long _setTo;

    public long Large
    {
        get => _setTo == 0 ? 0 : 7;
        set => _setTo = value;
    }
}

/// <summary>What System.Text.Json does not build: two constructors, and none of them without values.</summary>
public sealed class Wrapped
{
    private Wrapped()
    {
    }

    [Newtonsoft.Json.JsonProperty("shape")]
    public OrderState State { get; set; }

    public IEnumerable<int>? Item { get; set; }

    public Dictionary<string, Moment>? Pairs { get; set; }

    public Dictionary<OrderState, int>? ByState { get; set; }
}

public sealed class Moment
{
    public DateTime? X { get; set; }
}
