using MessagePack;
using ProtoBuf;

namespace SerializationBenchmarks.Benchmarks.Studies.Encodings;

/// <summary>An address of a <see cref="Person"/>.</summary>
[MessagePackObject]
[ProtoContract]
public sealed record Address
{
    /// <summary>A street; 10 to 30 characters in the samples.</summary>
    [Key(0), ProtoMember(1)]
    public string Street { get; set; } = "";

    /// <summary>A state; two capital letters in the samples.</summary>
    [Key(1), ProtoMember(2)]
    public string State { get; set; } = "";

    /// <summary>A postal code; 10,000 to 99,999 in the samples.</summary>
    [Key(2), ProtoMember(3)]
    public int Zip { get; set; }
}
