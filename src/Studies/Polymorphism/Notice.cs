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

namespace SerializationBenchmarks.Studies.Polymorphism;

/// <summary>What somebody is told, in one of three ways. Each library knows them by the attributes that its documentation asks for.</summary>
[BsonKnownTypes(typeof(Mail), typeof(PhoneCall), typeof(Visit))]
[DerivedTypeShape(typeof(Mail), Tag = 1), DerivedTypeShape(typeof(PhoneCall), Tag = 2), DerivedTypeShape(typeof(Visit), Tag = 3)]
[ForyStruct]
[GenerateSerializer, Alias("notice")]
[JsonDerivedType(typeof(Mail), "mail"), JsonDerivedType(typeof(PhoneCall), "call"), JsonDerivedType(typeof(Visit), "visit")]
[KnownType(typeof(Mail)), KnownType(typeof(PhoneCall)), KnownType(typeof(Visit))]
[MemoryPackable, MemoryPackUnion(1, typeof(Mail)), MemoryPackUnion(2, typeof(PhoneCall)), MemoryPackUnion(3, typeof(Visit))]
[ProtoContract, ProtoInclude(1, typeof(Mail)), ProtoInclude(2, typeof(PhoneCall)), ProtoInclude(3, typeof(Visit))]
[Union(1, typeof(Mail)), Union(2, typeof(PhoneCall)), Union(3, typeof(Visit))]
[XmlInclude(typeof(Mail)), XmlInclude(typeof(PhoneCall)), XmlInclude(typeof(Visit))]
public abstract partial class Notice
{
    /// <summary>A number.</summary>
    [ForyField(1), Id(0), Key(0), ProtoMember(4)]
    public int Number { get; set; }

    /// <summary>What it is about.</summary>
    [ForyField(2), Id(1), Key(1), ProtoMember(5)]
    public string Subject { get; set; } = "";
}

/// <summary>A notice that is sent.</summary>
[ForyStruct]
[GenerateSerializer, Alias("mail")]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
public sealed partial class Mail : Notice
{
    /// <summary>To whom.</summary>
    [ForyField(3), Id(0), Key(2), ProtoMember(1)]
    public string Address { get; set; } = "";

    /// <summary>How many bytes are attached.</summary>
    [ForyField(4), Id(1), Key(3), ProtoMember(2)]
    public int Attached { get; set; }
}

/// <summary>A notice by telephone.</summary>
[ForyStruct]
[GenerateSerializer, Alias("call")]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
public sealed partial class PhoneCall : Notice
{
    /// <summary>Ten digits.</summary>
    [ForyField(3), Id(0), Key(2), ProtoMember(1)]
    public string Telephone { get; set; } = "";

    /// <summary>How long it took.</summary>
    [ForyField(4), Id(1), Key(3), ProtoMember(2)]
    public int Seconds { get; set; }
}

/// <summary>A notice at the door.</summary>
[ForyStruct]
[GenerateSerializer, Alias("visit")]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
public sealed partial class Visit : Notice
{
    /// <summary>How far north.</summary>
    [ForyField(3), Id(0), Key(2), ProtoMember(1)]
    public double Latitude { get; set; }

    /// <summary>How far east.</summary>
    [ForyField(4), Id(1), Key(3), ProtoMember(2)]
    public double Longitude { get; set; }
}

/// <summary>The same in one type: a number says which of the members count.</summary>
[ForyStruct]
[GenerateSerializer]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
public sealed partial class AnyNotice
{
    /// <summary>1 of a mail, 2 of a call, 3 of a visit.</summary>
    [ForyField(1), Id(0), Key(0), ProtoMember(1)]
    public int Kind { get; set; }

    /// <inheritdoc cref="Notice.Number"/>
    [ForyField(2), Id(1), Key(1), ProtoMember(2)]
    public int Number { get; set; }

    /// <inheritdoc cref="Notice.Subject"/>
    [ForyField(3), Id(2), Key(2), ProtoMember(3)]
    public string Subject { get; set; } = "";

    /// <inheritdoc cref="Mail.Address"/>
    [ForyField(4), Id(3), Key(3), ProtoMember(4)]
    public string? Address { get; set; }

    /// <inheritdoc cref="Mail.Attached"/>
    [ForyField(5), Id(4), Key(4), ProtoMember(5)]
    public int Attached { get; set; }

    /// <inheritdoc cref="PhoneCall.Telephone"/>
    [ForyField(6), Id(5), Key(5), ProtoMember(6)]
    public string? Telephone { get; set; }

    /// <inheritdoc cref="PhoneCall.Seconds"/>
    [ForyField(7), Id(6), Key(6), ProtoMember(7)]
    public int Seconds { get; set; }

    /// <inheritdoc cref="Visit.Latitude"/>
    [ForyField(8), Id(7), Key(7), ProtoMember(8)]
    public double Latitude { get; set; }

    /// <inheritdoc cref="Visit.Longitude"/>
    [ForyField(9), Id(8), Key(8), ProtoMember(9)]
    public double Longitude { get; set; }
}

/// <summary>The contracts that System.Text.Json's source generator writes for the study's models.</summary>
[JsonSerializable(typeof(List<Notice>))]
[JsonSerializable(typeof(List<AnyNotice>))]
public sealed partial class NoticeContext : JsonSerializerContext;
