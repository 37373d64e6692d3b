using Apache.Fory;
using MessagePack;
using ProtoBuf;

namespace SerializationBenchmarks.Benchmarks.Studies.ForyCSharp;

/// <summary>A recording with its pictures.</summary>
[ForyStruct]
[MessagePackObject]
[ProtoContract]
public sealed class MediaContent
{
    /// <summary>The recording.</summary>
    [Key(0), ProtoMember(1), ForyField(1)]
    public Media Media { get; set; } = null!; // Never null, as in the original: Fory writes a byte less for that.

    /// <summary>Its pictures.</summary>
    [Key(1), ProtoMember(2), ForyField(2)]
    public List<Image> Images { get; set; } = [];
}
