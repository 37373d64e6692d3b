using System.Text.Json.Serialization;
using System.Text.RegularExpressions;
using Newtonsoft.Json.Linq;

namespace Strange;

/// <summary>What documents say that these types do not keep.</summary>
public sealed class Limits
{
    public string? Type { get; set; }

    public decimal Price { get; set; }

    public double Number { get; set; }

    public float Small { get; set; }

    public DateTime Created { get; set; }

    public DateTimeOffset Updated { get; set; }

    public Dictionary<int, string>? ById { get; set; }

    public HashSet<string>? Tags { get; set; }

    public SortedSet<int>? Sorted { get; set; }
}

/// <summary>JSON of no declared shape, as Newtonsoft.Json's users keep it.</summary>
public sealed class Shapeless
{
    public JObject? Any { get; set; }
}

/// <summary>Names that differ in case alone.</summary>
public sealed class Twice
{
    [JsonPropertyName("id")]
    public int Lower { get; set; }

    [JsonPropertyName("ID")]
    public int Upper { get; set; }
}

/// <summary>What Newtonsoft.Json has a converter for.</summary>
public sealed class Rule
{
    public Regex? Pattern { get; set; }
}

public class Outer<TOuter>
{
    public class Inner<TInner>
    {
        public TOuter? First { get; set; }

        public TInner? Second { get; set; }
    }
}
