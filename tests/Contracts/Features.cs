using System.Text.Json.Serialization;
using MessagePack;
using ProtoBuf;

namespace Geo;

/// <summary>Places with properties, and the attributes of the libraries that the author knew.</summary>
[MessagePackObject, ProtoContract]
public class Features
{
    [Key(0), ProtoMember(1)]
    public string? Type { get; set; }

    [Key(1), ProtoMember(2), JsonPropertyName("features")]
    public List<Feature>? Items { get; set; }
}

[MessagePackObject, ProtoContract]
public class Feature
{
    [Key(0), ProtoMember(1)]
    public string? Id { get; set; }

    [Key(1), ProtoMember(2)]
    public Geometry? Geometry { get; set; }

    [Key(2), ProtoMember(3)]
    public Dictionary<string, string>? Properties { get; set; }
}

[MessagePackObject, ProtoContract]
public class Geometry
{
    [Key(0), ProtoMember(1)]
    public string? Type { get; set; }

    [Key(1), ProtoMember(2)]
    public double[]? Coordinates { get; set; }
}
