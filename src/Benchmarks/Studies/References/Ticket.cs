using MessagePack;
using ProtoBuf;

namespace SerializationBenchmarks.Benchmarks.Studies.References;

/// <summary>A piece of work of a <see cref="Board"/>.</summary>
[MessagePackObject]
[ProtoContract]
public sealed class Ticket
{
    /// <summary>A number.</summary>
    [Key(0), ProtoMember(1)]
    public int Id { get; set; }

    /// <summary>What is to be done.</summary>
    [Key(1), ProtoMember(2)]
    public string Title { get; set; } = "";

    /// <summary>Who does it: one of the board's members, the object itself.</summary>
    [Key(2), ProtoMember(3)]
    public Member? Owner { get; set; }

    /// <summary>Who looks at it: another of them.</summary>
    [Key(3), ProtoMember(4)]
    public Member? Reviewer { get; set; }
}
