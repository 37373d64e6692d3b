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

[assembly: ContractNamespace("figures", ClrNamespace = "SerializationBenchmarks.Info.Fidelity.Subtypes.Older")]

namespace SerializationBenchmarks.Info.Fidelity.Subtypes.Older;

/// <summary>What holds figures: some libraries write no list by itself.</summary>
[ForyStruct, GenerateSerializer, MemoryPackable, MessagePackObject, ProtoContract]
public sealed partial class Drawing
{
    [Id(0), Key(0), ProtoMember(1), ForyField(1)]
    public List<Figure> Figures { get; set; } = [];
}

/// <summary>A figure of the older program, which knows two kinds.</summary>
[BsonKnownTypes(typeof(Circle), typeof(Square))]
[DerivedTypeShape(typeof(Circle), Tag = 1), DerivedTypeShape(typeof(Square), Tag = 2)]
[ForyStruct, GenerateSerializer, MemoryPackable, ProtoContract]
[JsonDerivedType(typeof(Circle), nameof(Circle)), JsonDerivedType(typeof(Square), nameof(Square))]
[KnownType(typeof(Circle)), KnownType(typeof(Square))]
[MemoryPackUnion(1, typeof(Circle)), MemoryPackUnion(2, typeof(Square))]
[ProtoInclude(11, typeof(Circle)), ProtoInclude(12, typeof(Square))]
[Union(1, typeof(Circle)), Union(2, typeof(Square))]
[XmlInclude(typeof(Circle)), XmlInclude(typeof(Square))]
public abstract partial class Figure
{
    [Id(0), Key(0), ProtoMember(1), ForyField(1)]
    public int Number { get; set; }
}

[ForyStruct, GenerateSerializer, MemoryPackable, MessagePackObject, ProtoContract]
public sealed partial class Circle : Figure
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
