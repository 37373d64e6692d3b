using System.Text.Json.Serialization;
using Apache.Fory;
using MemoryPack;
using MessagePack;
using Orleans;
using ProtoBuf;

namespace SerializationBenchmarks.Studies.Encodings;

/// <summary>The original study's model: a person with what may be known of it.</summary>
[ForyStruct]
[GenerateSerializer]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
public sealed partial record Person
{
    /// <summary>The first name; 3 to 15 characters in the samples.</summary>
    [ForyField(1), Id(0), Key(0), ProtoMember(1)]
    public string First { get; set; } = "";

    /// <summary>The last name; 3 to 15 characters in the samples.</summary>
    [ForyField(2), Id(1), Key(1), ProtoMember(2)]
    public string Last { get; set; } = "";

    /// <summary>The age in years; 0 to 99 in the samples.</summary>
    [ForyField(3), Id(2), Key(2), ProtoMember(3)]
    public int Age { get; set; }

    /// <summary>One to three addresses in the samples; null for none.</summary>
    [ForyField(4), Id(3), Key(3), ProtoMember(4)]
    public List<Address>? Addresses { get; set; }

    /// <summary>Ten digits in the samples; null for none.</summary>
    [ForyField(5), Id(4), Key(4), ProtoMember(5)]
    public string? Telephone { get; set; }

    /// <summary>An e-mail address; null for none.</summary>
    [ForyField(6), Id(5), Key(5), ProtoMember(6)]
    public string? Email { get; set; }
}

/// <summary>An address of a <see cref="Person"/>.</summary>
[ForyStruct]
[GenerateSerializer]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
public sealed partial record Address
{
    /// <summary>A street; 10 to 30 characters in the samples.</summary>
    [ForyField(1), Id(0), Key(0), ProtoMember(1)]
    public string Street { get; set; } = "";

    /// <summary>A state; two capital letters in the samples.</summary>
    [ForyField(2), Id(1), Key(1), ProtoMember(2)]
    public string State { get; set; } = "";

    /// <summary>A postal code; 10,000 to 99,999 in the samples.</summary>
    [ForyField(3), Id(2), Key(2), ProtoMember(3)]
    public int Zip { get; set; }
}

/// <summary>The contracts that System.Text.Json's source generator writes for the study's models.</summary>
[JsonSerializable(typeof(Person))]
[JsonSerializable(typeof(List<Person>))]
public sealed partial class PersonContext : JsonSerializerContext;
