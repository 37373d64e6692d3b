using MessagePack;
using ProtoBuf;

namespace SerializationBenchmarks.Benchmarks.Studies.ForyCSharp;

/// <summary>A recording with its pictures.</summary>
[MessagePackObject]
[ProtoContract]
public sealed class MediaContent
{
    /// <summary>The recording.</summary>
    [Key(0), ProtoMember(1)]
    public Media? Media { get; set; }

    /// <summary>Its pictures.</summary>
    [Key(1), ProtoMember(2)]
    public List<Image> Images { get; set; } = [];
}
