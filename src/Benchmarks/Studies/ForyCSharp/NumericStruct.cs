using Apache.Fory;
using MemoryPack;
using MessagePack;
using Orleans;
using ProtoBuf;

namespace SerializationBenchmarks.Benchmarks.Studies.ForyCSharp;

/// <summary>Twelve integers, some negative.</summary>
[ForyStruct]
[GenerateSerializer]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
public sealed partial class NumericStruct
{
    /// <summary>An integer: the 1st.</summary>
    [ForyField(1), Id(0), Key(0), ProtoMember(1)]
    public int F1 { get; set; }

    /// <summary>An integer: the 2nd.</summary>
    [ForyField(2), Id(1), Key(1), ProtoMember(2)]
    public int F2 { get; set; }

    /// <summary>An integer: the 3rd.</summary>
    [ForyField(3), Id(2), Key(2), ProtoMember(3)]
    public int F3 { get; set; }

    /// <summary>An integer: the 4th.</summary>
    [ForyField(4), Id(3), Key(3), ProtoMember(4)]
    public int F4 { get; set; }

    /// <summary>An integer: the 5th.</summary>
    [ForyField(5), Id(4), Key(4), ProtoMember(5)]
    public int F5 { get; set; }

    /// <summary>An integer: the 6th.</summary>
    [ForyField(6), Id(5), Key(5), ProtoMember(6)]
    public int F6 { get; set; }

    /// <summary>An integer: the 7th.</summary>
    [ForyField(7), Id(6), Key(6), ProtoMember(7)]
    public int F7 { get; set; }

    /// <summary>An integer: the 8th.</summary>
    [ForyField(8), Id(7), Key(7), ProtoMember(8)]
    public int F8 { get; set; }

    /// <summary>An integer: the 9th.</summary>
    [ForyField(9), Id(8), Key(8), ProtoMember(9)]
    public int F9 { get; set; }

    /// <summary>An integer: the 10th.</summary>
    [ForyField(10), Id(9), Key(9), ProtoMember(10)]
    public int F10 { get; set; }

    /// <summary>An integer: the 11th.</summary>
    [ForyField(11), Id(10), Key(10), ProtoMember(11)]
    public int F11 { get; set; }

    /// <summary>An integer: the 12th.</summary>
    [ForyField(12), Id(11), Key(11), ProtoMember(12)]
    public int F12 { get; set; }
}

/// <summary>Five times <see cref="NumericStruct"/>.</summary>
[ForyStruct]
[GenerateSerializer]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
public sealed partial class NumericStructList
{
    /// <summary>The values.</summary>
    [ForyField(1), Id(0), Key(0), ProtoMember(1)]
    public List<NumericStruct> Values { get; set; } = [];
}
