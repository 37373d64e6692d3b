using Apache.Fory;
using MessagePack;
using ProtoBuf;

namespace SerializationBenchmarks.Benchmarks.Studies.ForyCSharp;

/// <summary>Five times <see cref="NumericStruct"/>.</summary>
[ForyStruct]
[MessagePackObject]
[ProtoContract]
public sealed class NumericStructList
{
    /// <summary>The values.</summary>
    [Key(0), ProtoMember(1), ForyField(1)]
    public List<NumericStruct> Values { get; set; } = [];
}
