using System.Text.Json.Serialization;

namespace Strange;

/// <summary>A struct that nothing but its constructor sets.</summary>
public readonly struct Measure(int value)
{
    public int Value { get; } = value;
}

public sealed class Measured
{
    public Measure Item { get; set; }
}

/// <summary>A record that adds nothing to its base.</summary>
public sealed record Apple(string Name) : Fruit(Name);

public record Fruit(string Name);

public sealed class Crate
{
    public List<Apple>? Items { get; set; }

    public Fruit? First { get; set; }
}

/// <summary>A constructor that takes a list as something else than the member is.</summary>
public sealed class AreaOwner
{
    public AreaOwner(string area, IEnumerable<string> owners)
    {
        Area = area;
        Owners = [.. owners];
    }

    public string Area { get; }

    public IReadOnlyList<string> Owners { get; }
}

/// <summary>Two names that differ in case alone.</summary>
public sealed class Cased
{
    public int Id { get; set; }

    [JsonPropertyName("id")]
    public int Lower { get; set; }

    public string? Name { get; set; }
}
