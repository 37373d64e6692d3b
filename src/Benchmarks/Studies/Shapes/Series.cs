using Apache.Fory;
using MemoryPack;
using MessagePack;
using Orleans;
using ProtoBuf;

namespace SerializationBenchmarks.Benchmarks.Studies.Shapes;

/// <summary>What the original study has as a small tuple: a class with attributes, for a value tuple's fields are nothing to System.Text.Json by default.</summary>
[ForyStruct]
[GenerateSerializer]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
public sealed partial class Series
{
    /// <summary>Twenty integers of nine digits in the sample.</summary>
    [ForyField(1), Id(0), Key(0), ProtoMember(1)]
    public List<int> Values { get; set; } = [];

    /// <summary>60 in the sample.</summary>
    [ForyField(2), Id(1), Key(1), ProtoMember(2)]
    public int Limit { get; set; }
}
