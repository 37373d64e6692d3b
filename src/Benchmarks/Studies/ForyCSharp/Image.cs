using Apache.Fory;
using MemoryPack;
using MessagePack;
using Orleans;
using ProtoBuf;

namespace SerializationBenchmarks.Benchmarks.Studies.ForyCSharp;

/// <summary>A picture of a recording.</summary>
[ForyStruct]
[GenerateSerializer]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
public sealed partial class Image
{
    /// <summary>Where it is.</summary>
    [ForyField(1), Id(0), Key(0), ProtoMember(1)]
    public string Uri { get; set; } = "";

    /// <summary>Its title; empty for some.</summary>
    [ForyField(2), Id(1), Key(1), ProtoMember(2)]
    public string Title { get; set; } = "";

    /// <summary>Its width in pixels.</summary>
    [ForyField(3), Id(2), Key(2), ProtoMember(3)]
    public int Width { get; set; }

    /// <summary>Its height in pixels.</summary>
    [ForyField(4), Id(3), Key(3), ProtoMember(4)]
    public int Height { get; set; }

    /// <summary>Whether it is large.</summary>
    [ForyField(5), Id(4), Key(4), ProtoMember(5)]
    public MediaSize Size { get; set; }
}
