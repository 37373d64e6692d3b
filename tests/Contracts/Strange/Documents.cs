using System.Collections.Immutable;
using System.Net;
using System.Runtime.Serialization;
using System.Text.Json.Serialization;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;

namespace Strange;

/// <summary>As quicktype writes a class.</summary>
public sealed class Push
{
    [JsonProperty("push_id")]
    public long PushId { get; set; }

    [JsonProperty("distinct_size", NullValueHandling = NullValueHandling.Ignore)]
    public long? DistinctSize { get; set; }

    [JsonProperty("commits")]
    public Commit[] Commits { get; set; } = [];
}

public sealed class Commit
{
    [JsonProperty("sha")]
    public string Sha { get; set; } = "";

    [JsonProperty("author_name")]
    public string AuthorName { get; set; } = "";
}

/// <summary>As Newtonsoft.Json's users keep what they do not know.</summary>
public sealed class Extended
{
    public int Id { get; set; }

    [Newtonsoft.Json.JsonExtensionData]
    public IDictionary<string, JToken> Rest { get; set; } = new Dictionary<string, JToken>();
}

public sealed record Step(string Name, int Size);

public sealed class Ordered
{
    public Stack<Step>? Steps { get; set; }

    public ImmutableHashSet<Step>? Set { get; set; }
}

[Flags]
public enum Rights
{
    None = 0,
    Read = 1,
    Write = 2,
    Execute = 4,
}

public sealed class Permission
{
    public HttpStatusCode Status { get; set; }

    public Rights Rights { get; set; }
}

public sealed class Numbers
{
    [JsonPropertyName("id")]
    public double Double { get; set; }

    [JsonPropertyName("time")]
    public float Single { get; set; }

    public List<double>? Many { get; set; }

    public Dictionary<string, float>? ByName { get; set; }

    public Stack<double>? Steps { get; set; }

    public double? Perhaps { get; set; }
}

public sealed class Priced
{
    private decimal _price;

    public decimal Price
    {
        get => _price;
        set => _price = Math.Round(value, 2);
    }
}

public sealed class Trimmed
{
    private string _text = "";

    public string Text
    {
        get => _text;
        set => _text = value.Trim();
    }
}

/// <summary>Its getter throws before it is set.</summary>
public sealed class Late
{
    private int _number;

    public string? Name { get; set; }

    public int Number
    {
        get => _number < 100 ? throw new InvalidOperationException("Too early.") : _number;
        set => _number = value;
    }
}

[JsonPolymorphic(TypeDiscriminatorPropertyName = "kind")]
[JsonDerivedType(typeof(Circle), "circle")]
[JsonDerivedType(typeof(Square), "square")]
public abstract class Shape
{
    public string? Colour { get; set; }
}

public sealed class Circle : Shape
{
    public double Radius { get; set; }
}

public sealed class Square : Shape
{
    public double Side { get; set; }
}

public sealed class Drawing
{
    public List<Shape>? Shapes { get; set; }
}

/// <summary>Its documents have names in snake case.</summary>
public sealed class Profile
{
    public string? FullName { get; set; }

    public Address? HomeAddress { get; set; }
}

public sealed class Address
{
    public string? StreetName { get; set; }
}

public sealed class Labelled
{
    public string? Id { get; set; }
}

/// <summary>A text where its document has a number, and a time where it has none.</summary>
public sealed class Misfit
{
    public DateTime Time { get; set; }

    public int Number { get; set; }
}

/// <summary>What System.Text.Json does not know the names of, and Newtonsoft.Json does not build.</summary>
public sealed class Torn
{
    [JsonProperty("old_name")]
    public string? Name { get; set; }

    [JsonPropertyName("new_name")]
    public string? Other { get; set; }
}
