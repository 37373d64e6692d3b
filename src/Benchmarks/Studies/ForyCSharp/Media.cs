using Apache.Fory;
using MessagePack;
using ProtoBuf;

namespace SerializationBenchmarks.Benchmarks.Studies.ForyCSharp;

/// <summary>A recording.</summary>
[ForyStruct]
[MessagePackObject]
[ProtoContract]
public sealed class Media
{
    /// <summary>Where it is.</summary>
    [Key(0), ProtoMember(1), ForyField(1)]
    public string Uri { get; set; } = "";

    /// <summary>Its title; empty in the sample.</summary>
    [Key(1), ProtoMember(2), ForyField(2)]
    public string Title { get; set; } = "";

    /// <summary>Its width in pixels.</summary>
    [Key(2), ProtoMember(3), ForyField(3)]
    public int Width { get; set; }

    /// <summary>Its height in pixels.</summary>
    [Key(3), ProtoMember(4), ForyField(4)]
    public int Height { get; set; }

    /// <summary>Its format, with a letter that is not ASCII.</summary>
    [Key(4), ProtoMember(5), ForyField(5)]
    public string Format { get; set; } = "";

    /// <summary>Its length in milliseconds.</summary>
    [Key(5), ProtoMember(6), ForyField(6)]
    public long Duration { get; set; }

    /// <summary>Its length in bytes.</summary>
    [Key(6), ProtoMember(7), ForyField(7)]
    public long Size { get; set; }

    /// <summary>Its bit rate; 0 in the sample.</summary>
    [Key(7), ProtoMember(8), ForyField(8)]
    public int Bitrate { get; set; }

    /// <summary>Whether it has one.</summary>
    [Key(8), ProtoMember(9), ForyField(9)]
    public bool HasBitrate { get; set; }

    /// <summary>Who is in it.</summary>
    [Key(9), ProtoMember(10), ForyField(10)]
    public List<string> Persons { get; set; } = [];

    /// <summary>What plays it.</summary>
    [Key(10), ProtoMember(11), ForyField(11)]
    public Player Player { get; set; }

    /// <summary>Whose it is.</summary>
    [Key(11), ProtoMember(12), ForyField(12)]
    public string Copyright { get; set; } = "";
}
