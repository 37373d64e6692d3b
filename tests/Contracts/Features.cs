using System.Text.Json.Serialization;
using Apache.Fory;
using MemoryPack;
using MessagePack;
using Orleans;
using PolyType;
using ProtoBuf;

namespace Geo;

/// <summary>Places with properties, and the attributes of the libraries that the author knew.</summary>
[ForyStruct, GenerateSerializer, GenerateShape, MemoryPackable, MessagePackObject, ProtoContract]
public partial class Features
{
    [Id(0), Key(0), ProtoMember(1)]
    public string? Type { get; set; }

    [Id(1), Key(1), ProtoMember(2), JsonPropertyName("features")]
    public List<Feature>? Items { get; set; }
}

[ForyStruct, GenerateSerializer, MemoryPackable, MessagePackObject, ProtoContract]
public partial class Feature
{
    [Id(0), Key(0), ProtoMember(1)]
    public string? Id { get; set; }

    [Id(1), Key(1), ProtoMember(2)]
    public Geometry? Geometry { get; set; }

    [Id(2), Key(2), ProtoMember(3)]
    public Dictionary<string, string>? Properties { get; set; }
}

[ForyStruct, GenerateSerializer, MemoryPackable, MessagePackObject, ProtoContract]
public partial class Geometry
{
    [Id(0), Key(0), ProtoMember(1)]
    public string? Type { get; set; }

    [Id(1), Key(1), ProtoMember(2)]
    public double[]? Coordinates { get; set; }
}
