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

/// <summary>A recording.</summary>
[ForyStruct]
[GenerateSerializer]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
public sealed partial class Media
{
    /// <summary>Where it is.</summary>
    [ForyField(1), Id(0), Key(0), ProtoMember(1)]
    public string Uri { get; set; } = "";

    /// <summary>Its title; empty in the sample.</summary>
    [ForyField(2), Id(1), Key(1), ProtoMember(2)]
    public string Title { get; set; } = "";

    /// <summary>Its width in pixels.</summary>
    [ForyField(3), Id(2), Key(2), ProtoMember(3)]
    public int Width { get; set; }

    /// <summary>Its height in pixels.</summary>
    [ForyField(4), Id(3), Key(3), ProtoMember(4)]
    public int Height { get; set; }

    /// <summary>Its format, with a letter that is not ASCII.</summary>
    [ForyField(5), Id(4), Key(4), ProtoMember(5)]
    public string Format { get; set; } = "";

    /// <summary>Its length in milliseconds.</summary>
    [ForyField(6), Id(5), Key(5), ProtoMember(6)]
    public long Duration { get; set; }

    /// <summary>Its length in bytes.</summary>
    [ForyField(7), Id(6), Key(6), ProtoMember(7)]
    public long Size { get; set; }

    /// <summary>Its bit rate; 0 in the sample.</summary>
    [ForyField(8), Id(7), Key(7), ProtoMember(8)]
    public int Bitrate { get; set; }

    /// <summary>Whether it has one.</summary>
    [ForyField(9), Id(8), Key(8), ProtoMember(9)]
    public bool HasBitrate { get; set; }

    /// <summary>Who is in it.</summary>
    [ForyField(10), Id(9), Key(9), ProtoMember(10)]
    public List<string> Persons { get; set; } = [];

    /// <summary>What plays it.</summary>
    [ForyField(11), Id(10), Key(10), ProtoMember(11)]
    public Player Player { get; set; }

    /// <summary>Whose it is.</summary>
    [ForyField(12), Id(11), Key(11), ProtoMember(12)]
    public string Copyright { get; set; } = "";
}

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

/// <summary>How large a picture is.</summary>
public enum MediaSize
{
    /// <summary>Small.</summary>
    Small,

    /// <summary>Large.</summary>
    Large,
}

/// <summary>What plays a recording.</summary>
public enum Player
{
    /// <summary>Java.</summary>
    Java,

    /// <summary>Flash.</summary>
    Flash,
}
