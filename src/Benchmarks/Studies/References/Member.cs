using MessagePack;
using ProtoBuf;

namespace SerializationBenchmarks.Benchmarks.Studies.References;

/// <summary>Who works on the tickets of a <see cref="Board"/>: an object that many others refer to.</summary>
[MessagePackObject]
[ProtoContract]
public sealed class Member
{
    /// <summary>A number.</summary>
    [Key(0), ProtoMember(1)]
    public int Id { get; set; }

    /// <summary>A name.</summary>
    [Key(1), ProtoMember(2)]
    public string Name { get; set; } = "";

    /// <summary>An address.</summary>
    [Key(2), ProtoMember(3)]
    public string Mail { get; set; } = "";
}
