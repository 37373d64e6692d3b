using MessagePack;
using ProtoBuf;

namespace SerializationBenchmarks.Benchmarks.Studies.ForyCSharp;

/// <summary>Five times <see cref="NumericStruct"/>.</summary>
[MessagePackObject]
[ProtoContract]
public sealed class NumericStructList
{
    /// <summary>The values.</summary>
    [Key(0), ProtoMember(1)]
    public List<NumericStruct> Values { get; set; } = [];
}
