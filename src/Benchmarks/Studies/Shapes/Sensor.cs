using Apache.Fory;
using MemoryPack;
using MessagePack;
using Orleans;
using ProtoBuf;

namespace SerializationBenchmarks.Benchmarks.Studies.Shapes;

/// <summary>A part of a <see cref="Station"/>.</summary>
[ForyStruct]
[GenerateSerializer]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
public sealed partial class Sensor
{
    /// <summary>What it measures.</summary>
    [ForyField(1), Id(0), Key(0), ProtoMember(1)]
    public string Kind { get; set; } = "";

    /// <summary>A reading for each of a few channels.</summary>
    [ForyField(2), Id(1), Key(1), ProtoMember(2)]
    public Dictionary<int, int> Readings { get; set; } = [];

    /// <summary>Whether it is on.</summary>
    [ForyField(3), Id(2), Key(2), ProtoMember(3)]
    public bool IsOn { get; set; }
}
