using Apache.Fory;
using MemoryPack;
using MessagePack;
using Orleans;
using ProtoBuf;

namespace SerializationBenchmarks.Benchmarks.Studies.References;

/// <summary>A piece of work of a <see cref="Board"/>.</summary>
[ForyStruct]
[GenerateSerializer]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
public sealed partial class Ticket
{
    /// <summary>A number.</summary>
    [ForyField(1), Id(0), Key(0), ProtoMember(1)]
    public int Id { get; set; }

    /// <summary>What is to be done.</summary>
    [ForyField(2), Id(1), Key(1), ProtoMember(2)]
    public string Title { get; set; } = "";

    /// <summary>Who does it: one of the board's members, the object itself.</summary>
    [ForyField(3), Id(2), Key(2), ProtoMember(3)]
    public Member? Owner { get; set; }

    /// <summary>Who looks at it: another of them.</summary>
    [ForyField(4), Id(3), Key(3), ProtoMember(4)]
    public Member? Reviewer { get; set; }
}
