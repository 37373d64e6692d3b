using MessagePack;
using ProtoBuf;

namespace SerializationBenchmarks.Benchmarks.Studies.Vocabulary;

/// <summary>A flat record, as long as those of the original study: 68 bytes of JSON on average.</summary>
[MessagePackObject]
[ProtoContract]
public sealed class Lookup
{
    /// <summary>The name that was asked for.</summary>
    [Key(0), ProtoMember(1)]
    public string Query { get; set; } = "";

    /// <summary>The address that was answered.</summary>
    [Key(1), ProtoMember(2)]
    public string Answer { get; set; } = "";

    /// <summary>Seconds for which the answer holds.</summary>
    [Key(2), ProtoMember(3)]
    public int Seconds { get; set; }
}
