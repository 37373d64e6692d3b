using Apache.Fory;
using MessagePack;
using ProtoBuf;

namespace SerializationBenchmarks.Benchmarks.Studies.ForyCSharp;

/// <summary>Five times <see cref="MediaContent"/>.</summary>
[ForyStruct]
[MessagePackObject]
[ProtoContract]
public sealed class MediaContentList
{
    /// <summary>The values.</summary>
    [Key(0), ProtoMember(1), ForyField(1)]
    public List<MediaContent> Values { get; set; } = [];
}
