using Apache.Fory;
using MessagePack;
using ProtoBuf;

namespace SerializationBenchmarks.Benchmarks.Studies.ForyCSharp;

/// <summary>Five times <see cref="Sample"/>.</summary>
[ForyStruct]
[MessagePackObject]
[ProtoContract]
public sealed class SampleList
{
    /// <summary>The values.</summary>
    [Key(0), ProtoMember(1), ForyField(1)]
    public List<Sample> Values { get; set; } = [];
}
