using Apache.Fory;
using MessagePack;
using ProtoBuf;

namespace SerializationBenchmarks.Benchmarks.Studies.ForyCSharp;

/// <summary>A picture of a recording.</summary>
[ForyStruct]
[MessagePackObject]
[ProtoContract]
public sealed class Image
{
    /// <summary>Where it is.</summary>
    [Key(0), ProtoMember(1), ForyField(1)]
    public string Uri { get; set; } = "";

    /// <summary>Its title; empty for some.</summary>
    [Key(1), ProtoMember(2), ForyField(2)]
    public string Title { get; set; } = "";

    /// <summary>Its width in pixels.</summary>
    [Key(2), ProtoMember(3), ForyField(3)]
    public int Width { get; set; }

    /// <summary>Its height in pixels.</summary>
    [Key(3), ProtoMember(4), ForyField(4)]
    public int Height { get; set; }

    /// <summary>Whether it is large.</summary>
    [Key(4), ProtoMember(5), ForyField(5)]
    public MediaSize Size { get; set; }
}
