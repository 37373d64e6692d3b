using System.Diagnostics.CodeAnalysis;
using System.Text.Json.Serialization;
using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Serializers;

namespace Strange;

/// <summary>Asks for members as System.Text.Json knows it.</summary>
public sealed class Demanding
{
    public required string Id { get; set; }

    [JsonRequired]
    public decimal Price { get; set; }

    public List<Demanded> Lines { get; set; } = [];
}

public sealed class Demanded
{
    public required string Sku { get; set; }

    public int Quantity { get; set; }
}

/// <summary>Asks for members as Newtonsoft.Json knows it.</summary>
public sealed class Signed
{
    [Newtonsoft.Json.JsonProperty(Required = Newtonsoft.Json.Required.Always)]
    public string? Id { get; set; }

    [Newtonsoft.Json.JsonRequired]
    public string? Note { get; set; }
}

/// <summary>Has by its constructor what C# asks for.</summary>
public sealed class Settled
{
    [SetsRequiredMembers]
    public Settled() => Id = "1";

    public required string Id { get; set; }

    [Newtonsoft.Json.JsonIgnore]
    public string? Note { get; set; }
}

/// <summary>Takes some values.</summary>
public sealed class Positive
{
    private decimal _price;

    public decimal Price { get => _price; set => _price = value > 0 ? value : throw new ArgumentOutOfRangeException(nameof(value), "A price is more than nothing."); }
}

/// <summary>Cannot be used.</summary>
public sealed class Unusable
{
    static Unusable() => throw new InvalidOperationException("The licence is missing.");

    public string Name { get; set; } = "";
}

/// <summary>Chooses for its whole process how a library writes a GUID.</summary>
public sealed class Choosing
{
    static Choosing() => BsonSerializer.RegisterSerializer(new GuidSerializer(GuidRepresentation.CSharpLegacy));

    public Guid Key { get; set; }
}

/// <summary>Has the name of a class of the base class library.</summary>
public sealed class List
{
    public string? Name { get; set; }
}
