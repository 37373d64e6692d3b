#pragma warning disable CS1591 // The members are numbers without a meaning.
using System.Runtime.Serialization;
using System.Text.Json.Serialization;
using System.Xml.Serialization;
using Apache.Fory;
using MemoryPack;
using MessagePack;
using MongoDB.Bson.Serialization.Attributes;
using Orleans;
using PolyType;
using ProtoBuf;

[assembly: ContractNamespace("figures", ClrNamespace = "SerializationBenchmarks.Info.Fidelity.Subtypes.Newer")]

namespace SerializationBenchmarks.Info.Fidelity.Subtypes.Newer;

/// <summary>What holds figures: some libraries write no list by itself.</summary>
[ForyStruct, GenerateSerializer, MemoryPackable, MessagePackObject, ProtoContract]
public sealed partial class Drawing
{
    [Id(0), Key(0), ProtoMember(1), ForyField(1)]
    public List<Figure> Figures { get; set; } = [];
}

/// <summary>A figure of the newer program, which knows three kinds, by the attributes that each library asks for.</summary>
[BsonKnownTypes(typeof(Circle), typeof(Square), typeof(Triangle))]
[DerivedTypeShape(typeof(Circle), Tag = 1), DerivedTypeShape(typeof(Square), Tag = 2), DerivedTypeShape(typeof(Triangle), Tag = 3)]
[ForyStruct, GenerateSerializer, MemoryPackable, ProtoContract]
[JsonDerivedType(typeof(Circle), nameof(Circle)), JsonDerivedType(typeof(Square), nameof(Square)), JsonDerivedType(typeof(Triangle), nameof(Triangle))]
[KnownType(typeof(Circle)), KnownType(typeof(Square)), KnownType(typeof(Triangle))]
[MemoryPackUnion(1, typeof(Circle)), MemoryPackUnion(2, typeof(Square)), MemoryPackUnion(3, typeof(Triangle))]
[ProtoInclude(11, typeof(Circle)), ProtoInclude(12, typeof(Square)), ProtoInclude(13, typeof(Triangle))]
[Union(1, typeof(Circle)), Union(2, typeof(Square)), Union(3, typeof(Triangle))]
[XmlInclude(typeof(Circle)), XmlInclude(typeof(Square)), XmlInclude(typeof(Triangle))]
public abstract partial class Figure
{
    [Id(0), Key(0), ProtoMember(1), ForyField(1)]
    public int Number { get; set; }
}

[ForyStruct, GenerateSerializer, MemoryPackable, MessagePackObject, ProtoContract]
public partial class Circle : Figure
{
    [Id(0), Key(1), ProtoMember(1), ForyField(2)]
    public int Radius { get; set; }
}

[ForyStruct, GenerateSerializer, MemoryPackable, MessagePackObject, ProtoContract]
public sealed partial class Square : Figure
{
    [Id(0), Key(1), ProtoMember(1), ForyField(2)]
    public int Side { get; set; }
}

[ForyStruct, GenerateSerializer, MemoryPackable, MessagePackObject, ProtoContract]
public sealed partial class Triangle : Figure
{
    [Id(0), Key(1), ProtoMember(1), ForyField(2)]
    public int Base { get; set; }

    [Id(1), Key(2), ProtoMember(2), ForyField(3)]
    public int Height { get; set; }
}

#pragma warning disable PBN0013, PBN0014 // protobuf-net's analyzer finds what is tried.
/// <summary>A subtype of which no library was told.</summary>
public sealed class Ring : Circle
{
    public int Inner { get; set; }
}
