using System.Text.Json.Serialization;
using Apache.Fory;
using MemoryPack;
using MessagePack;
using PolyType;
using ProtoBuf;

namespace Geo;

/// <summary>Places with properties, and the attributes of the libraries that the author knew.</summary>
[ForyStruct, GenerateShape, MemoryPackable, MessagePackObject, ProtoContract]
public partial class Features
{
    [Key(0), ProtoMember(1)]
    public string? Type { get; set; }

    [Key(1), ProtoMember(2), JsonPropertyName("features")]
    public List<Feature>? Items { get; set; }
}

[ForyStruct, MemoryPackable, MessagePackObject, ProtoContract]
public partial class Feature
{
    [Key(0), ProtoMember(1)]
    public string? Id { get; set; }

    [Key(1), ProtoMember(2)]
    public Geometry? Geometry { get; set; }

    [Key(2), ProtoMember(3)]
    public Dictionary<string, string>? Properties { get; set; }
}

[ForyStruct, MemoryPackable, MessagePackObject, ProtoContract]
public partial class Geometry
{
    [Key(0), ProtoMember(1)]
    public string? Type { get; set; }

    [Key(1), ProtoMember(2)]
    public double[]? Coordinates { get; set; }
}
