using Apache.Fory;
using MessagePack;
using ProtoBuf;

namespace SerializationBenchmarks.Benchmarks.Studies.ForyCSharp;

/// <summary>Twelve integers, some negative.</summary>
[ForyStruct]
[MessagePackObject]
[ProtoContract]
public sealed class NumericStruct
{
    /// <summary>An integer: the 1st.</summary>
    [Key(0), ProtoMember(1), ForyField(1)]
    public int F1 { get; set; }

    /// <summary>An integer: the 2nd.</summary>
    [Key(1), ProtoMember(2), ForyField(2)]
    public int F2 { get; set; }

    /// <summary>An integer: the 3rd.</summary>
    [Key(2), ProtoMember(3), ForyField(3)]
    public int F3 { get; set; }

    /// <summary>An integer: the 4th.</summary>
    [Key(3), ProtoMember(4), ForyField(4)]
    public int F4 { get; set; }

    /// <summary>An integer: the 5th.</summary>
    [Key(4), ProtoMember(5), ForyField(5)]
    public int F5 { get; set; }

    /// <summary>An integer: the 6th.</summary>
    [Key(5), ProtoMember(6), ForyField(6)]
    public int F6 { get; set; }

    /// <summary>An integer: the 7th.</summary>
    [Key(6), ProtoMember(7), ForyField(7)]
    public int F7 { get; set; }

    /// <summary>An integer: the 8th.</summary>
    [Key(7), ProtoMember(8), ForyField(8)]
    public int F8 { get; set; }

    /// <summary>An integer: the 9th.</summary>
    [Key(8), ProtoMember(9), ForyField(9)]
    public int F9 { get; set; }

    /// <summary>An integer: the 10th.</summary>
    [Key(9), ProtoMember(10), ForyField(10)]
    public int F10 { get; set; }

    /// <summary>An integer: the 11th.</summary>
    [Key(10), ProtoMember(11), ForyField(11)]
    public int F11 { get; set; }

    /// <summary>An integer: the 12th.</summary>
    [Key(11), ProtoMember(12), ForyField(12)]
    public int F12 { get; set; }
}
