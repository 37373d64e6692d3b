using Apache.Fory;
using MemoryPack;
using MessagePack;
using Orleans;
using ProtoBuf;

namespace SerializationBenchmarks.Benchmarks.Studies.ForyCSharp;

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
