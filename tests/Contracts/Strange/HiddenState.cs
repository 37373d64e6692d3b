using System.Text.Json;
using System.Text.Json.Serialization;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;

namespace Strange;

/// <summary>Only System.Text.Json keeps its version.</summary>
public sealed class Account
{
    public string Id { get; set; } = "";

    [JsonInclude]
    internal int Version { get; set; }
}

/// <summary>A list with members of its own, which only Newtonsoft.Json keeps.</summary>
[JsonObject]
public sealed class PageOf : List<string>
{
    public int Total { get; set; }

    public string[] Items
    {
        get => [.. this];
        set
        {
            Clear();
            AddRange(value);
        }
    }
}

/// <summary>Values that two writers write in two ways.</summary>
public sealed class Linked
{
    public Uri? Url { get; set; }

    public decimal Price { get; set; }
}

/// <summary>Any JSON that System.Text.Json knows.</summary>
public sealed class Free
{
    public JsonElement Data { get; set; }
}

/// <summary>Any JSON that Newtonsoft.Json knows.</summary>
public sealed class FreeObject
{
    public JObject? Data { get; set; }

    public JValue? Single { get; set; }
}

/// <summary>Computes another value each time it is asked, and keeps one that nobody can give it.</summary>
public sealed class Traced
{
    public string Name { get; set; } = "";

    [System.Text.Json.Serialization.JsonIgnore]
    public Guid Trace => Guid.NewGuid();

    public DateTime Now => DateTime.UtcNow.AddSeconds(Name.Length);

    public Guid Own { get; } = Guid.NewGuid();

    public Guid Given { get; set; } = Guid.NewGuid();
}
