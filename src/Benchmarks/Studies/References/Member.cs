using Apache.Fory;
using MemoryPack;
using MessagePack;
using Orleans;
using ProtoBuf;

namespace SerializationBenchmarks.Benchmarks.Studies.References;

/// <summary>Who works on the tickets of a <see cref="Board"/>: an object that many others refer to.</summary>
[ForyStruct]
[GenerateSerializer]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
public sealed partial class Member
{
    /// <summary>A number.</summary>
    [ForyField(1), Id(0), Key(0), ProtoMember(1)]
    public int Id { get; set; }

    /// <summary>A name.</summary>
    [ForyField(2), Id(1), Key(1), ProtoMember(2)]
    public string Name { get; set; } = "";

    /// <summary>An address.</summary>
    [ForyField(3), Id(2), Key(2), ProtoMember(3)]
    public string Mail { get; set; } = "";
}
