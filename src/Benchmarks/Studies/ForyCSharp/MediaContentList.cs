using Apache.Fory;
using MemoryPack;
using MessagePack;
using Orleans;
using ProtoBuf;

namespace SerializationBenchmarks.Benchmarks.Studies.ForyCSharp;

/// <summary>Five times <see cref="MediaContent"/>.</summary>
[ForyStruct]
[GenerateSerializer]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
public sealed partial class MediaContentList
{
    /// <summary>The values.</summary>
    [ForyField(1), Id(0), Key(0), ProtoMember(1)]
    public List<MediaContent> Values { get; set; } = [];
}
