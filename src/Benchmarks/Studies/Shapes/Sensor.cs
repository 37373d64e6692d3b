using MessagePack;
using ProtoBuf;

namespace SerializationBenchmarks.Benchmarks.Studies.Shapes;

/// <summary>A part of a <see cref="Station"/>.</summary>
[MessagePackObject]
[ProtoContract]
public sealed class Sensor
{
    /// <summary>What it measures.</summary>
    [Key(0), ProtoMember(1)]
    public string Kind { get; set; } = "";

    /// <summary>A reading for each of a few channels.</summary>
    [Key(1), ProtoMember(2)]
    public Dictionary<int, int> Readings { get; set; } = [];

    /// <summary>Whether it is on.</summary>
    [Key(2), ProtoMember(3)]
    public bool IsOn { get; set; }
}
