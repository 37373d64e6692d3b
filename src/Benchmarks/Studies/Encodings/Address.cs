using Apache.Fory;
using MemoryPack;
using MessagePack;
using Orleans;
using ProtoBuf;

namespace SerializationBenchmarks.Benchmarks.Studies.Encodings;

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
