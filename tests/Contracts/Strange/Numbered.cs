using System.Numerics;
using System.Runtime.Serialization;
using System.Text.Json.Serialization;

namespace Strange;

public abstract class Entity
{
    public int Id { get; set; }
}

/// <summary>Inherits a member.</summary>
public sealed class Article : Entity
{
    public string Title { get; set; } = "";
}

/// <summary>Holds what inherits a member.</summary>
public sealed class Shelf
{
    public List<Article> Articles { get; set; } = [];
}

public sealed class OpeningDays
{
    public List<DayOfWeek> Days { get; set; } = [];

    public Dictionary<DayOfWeek, int> Hours { get; set; } = [];
}

public sealed class Entries
{
    public List<KeyValuePair<string, int>> Pairs { get; set; } = [];

    public KeyValuePair<string, int> First { get; set; }
}

/// <summary>Has its values from its constructor alone.</summary>
public sealed class Place(string name, double latitude)
{
    public string Name { get; } = name;

    public double Latitude { get; } = latitude;
}

public sealed class Fields
{
    public int Number;

    public string? Text;
}

public sealed class Account256
{
    public System.Numerics.BigInteger Balance { get; set; }
}

public sealed class Guarded
{
    [JsonInclude]
    public string? Name { get; private set; }

    public int Number { get; set; }
}

/// <summary>As older generators write classes: names, but no order.</summary>
[DataContract]
public sealed class Unordered
{
    [DataMember(Name = "title")]
    public string? Title { get; set; }

    [DataMember(Name = "count")]
    public int Count { get; set; }
}

/// <summary>One class derives from it, which no library need know for the others.</summary>
public class Device
{
    public string? Name { get; set; }
}

public sealed class Printer : Device
{
    public BigInteger Pages { get; set; }
}

public sealed class Keyed
{
    public Dictionary<Guid, List<int>> ById { get; set; } = [];

    public Dictionary<string, Dictionary<string, int>> Nested { get; set; } = [];

    public TimeSpan? Length { get; set; }

    public DateOnly Day { get; set; }

    public Uri? Link { get; set; }
}
