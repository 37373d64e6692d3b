using System.Collections.Immutable;
using System.Dynamic;
using System.Runtime.Serialization;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;

namespace Strange;

/// <summary>Names that only Newtonsoft.Json knows, as contracts of WCF have them.</summary>
[DataContract]
public sealed class Named
{
    [DataMember(Name = "push_id")]
    public long PushId { get; set; }

    [DataMember(Name = "x-y")]
    public string? Other { get; set; }
}

/// <summary>As System.Text.Json's users keep what they do not know.</summary>
public sealed class Unknowns
{
    public int Id { get; set; }

    [System.Text.Json.Serialization.JsonExtensionData]
    public Dictionary<string, JsonElement>? Rest { get; set; }
}

/// <summary>Only Newtonsoft.Json keeps its version.</summary>
public sealed class Versioned
{
    public string Id { get; set; } = "";

    [JsonProperty]
    internal int Version { get; set; }
}

/// <summary>A field that nobody sees, which only System.Text.Json keeps.</summary>
public sealed class Concealed
{
    [JsonInclude]
    private int _number;

    public string Id { get; set; } = "";

    public int Twice() => 2 * _number;

    public void Count() => _number++;
}

public sealed class Immutables
{
    public ImmutableStack<Step>? Stack { get; set; }

    public ImmutableDictionary<string, Step>? ByName { get; set; }

    public ImmutableSortedSet<string>? Sorted { get; set; }

    public HashSet<Step>? Set { get; set; }
}

/// <summary>JSON in all forms that its libraries have.</summary>
public sealed class AnyJson
{
    public JsonNode? Node { get; set; }

    public JsonElement? Element { get; set; }

    public List<JsonElement>? Elements { get; set; }
}

/// <summary>A list of Newtonsoft.Json's.</summary>
public sealed class AnyArray
{
    public JArray? Items { get; set; }
}

/// <summary>Names that differ in case, and a member that System.Text.Json refuses under its exact name.</summary>
public sealed class TwinNames
{
    public string? Version { get; set; }

    public List<string> Words { get; } = [];

    [JsonPropertyName("m_at")]
    public string? Lower { get; set; }

    [JsonPropertyName("M_at")]
    public string? Upper { get; set; }

    [Newtonsoft.Json.JsonIgnore]
    public System.Text.RegularExpressions.Regex? Pattern { get; set; } // Which System.Text.Json refuses where it finds it.
}

/// <summary>Half a number has eleven bits.</summary>
public sealed class Halved
{
    public Half Number { get; set; }
}

/// <summary>Has a list that is filled where it is, as Protocol Buffers' classes do.</summary>
public sealed class Filled
{
    public string? Name { get; set; }

    public List<string> Words { get; } = [];

    public Dictionary<string, int> Counts { get; } = [];
}

/// <summary>Has values that nobody can give it.</summary>
public sealed class Stamped
{
    public string? Name { get; set; }

    public DateTime Created { get; } = DateTime.UtcNow;

    public TimeSpan Age => DateTime.UtcNow - Created;
}

/// <summary>A set with a member of its own, which every library takes for a set.</summary>
public sealed class Marks : HashSet<string>
{
    public int Total { get; set; }
}

/// <summary>A class that was generated for another library knows which of its parts its parent is.</summary>
public sealed class Owned
{
    public string? Name { get; set; }

    public List<Owned> Parts { get; set; } = [];

    [System.Text.Json.Serialization.JsonIgnore]
    [Newtonsoft.Json.JsonIgnore]
    public Owned? Owner { get; set; }

    [OnDeserialized]
    internal void OnDeserialized(StreamingContext context)
    {
        foreach (var part in Parts)
            part.Owner = this;
    }
}

/// <summary>No library knows which class is meant.</summary>
public interface IAnimal
{
    string? Name { get; set; }
}

public sealed class Zoo
{
    public IAnimal? First { get; set; }
}

/// <summary>Any value, of which each library makes another class.</summary>
public sealed class Loose
{
    public object? Any { get; set; }
}

/// <summary>Any members.</summary>
public sealed class Expanding
{
    public ExpandoObject? Any { get; set; }
}

public sealed class Mixed
{
    public object[]? Items { get; set; }

    public Dictionary<string, object>? ByName { get; set; }
}

/// <summary>Only one library calls it back.</summary>
public sealed class CalledBack : IJsonOnDeserialized
{
    public object? Any { get; set; }

    internal int Calls { get; private set; }

    public void OnDeserialized() => Calls++;
}

/// <summary>It makes its own guest, into which Newtonsoft.Json reads.</summary>
public sealed class Kennel
{
    public IAnimal Guest { get; set; } = new Dog();
}

public sealed class Dog : IAnimal
{
    public string? Name { get; set; }

    public int Age { get; set; }
}

/// <summary>A list of which each library makes another class.</summary>
public sealed class Listed
{
    public IReadOnlyList<Step>? Steps { get; set; }
}

/// <summary>A document that some libraries make without any JSON.</summary>
public sealed class AnyDocument
{
    public JsonDocument? Data { get; set; }
}
