using Apache.Fory;
using MemoryPack;
using MessagePack;
using Orleans;
using ProtoBuf;

namespace SerializationBenchmarks.Benchmarks.Studies.ForyCSharp;

/// <summary>A recording with its pictures.</summary>
[ForyStruct]
[GenerateSerializer]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
public sealed partial class MediaContent
{
    /// <summary>The recording.</summary>
    [ForyField(1), Id(0), Key(0), ProtoMember(1)]
    public Media Media { get; set; } = null!; // Never null, as in the original: Fory writes a byte less for that.

    /// <summary>Its pictures.</summary>
    [ForyField(2), Id(1), Key(1), ProtoMember(2)]
    public List<Image> Images { get; set; } = [];
}
