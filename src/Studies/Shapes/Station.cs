using Apache.Fory;
using MemoryPack;
using MessagePack;
using Orleans;
using ProtoBuf;

namespace SerializationBenchmarks.Studies.Shapes;

/// <summary>What the original study has as a complex object: numbers of all sizes, texts, lists, a dictionary and objects below.</summary>
[ForyStruct]
[GenerateSerializer]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
public sealed partial class Station
{
    /// <summary>A text.</summary>
    [ForyField(1), Id(0), Key(0), ProtoMember(1)]
    public string Name { get; set; } = "";

    /// <summary>Three short texts in the sample.</summary>
    [ForyField(2), Id(1), Key(1), ProtoMember(2)]
    public List<string> Labels { get; set; } = [];

    /// <summary>Three entries in the sample.</summary>
    [ForyField(3), Id(2), Key(2), ProtoMember(3)]
    public Dictionary<int, int> Readings { get; set; } = [];

    /// <summary>A number of one byte, below zero in the sample.</summary>
    [ForyField(4), Id(3), Key(3), ProtoMember(4)]
    public sbyte Floor { get; set; }

    /// <summary>A number of two bytes.</summary>
    [ForyField(5), Id(4), Key(4), ProtoMember(5)]
    public short Channel { get; set; }

    /// <summary>A number of four bytes.</summary>
    [ForyField(6), Id(5), Key(5), ProtoMember(6)]
    public int Number { get; set; }

    /// <summary>A number of eight bytes.</summary>
    [ForyField(7), Id(6), Key(6), ProtoMember(7)]
    public long Serial { get; set; }

    /// <summary>A fraction of four bytes.</summary>
    [ForyField(8), Id(7), Key(7), ProtoMember(8)]
    public float Voltage { get; set; }

    /// <summary>A fraction of eight bytes.</summary>
    [ForyField(9), Id(8), Key(8), ProtoMember(9)]
    public double Latitude { get; set; }

    /// <summary>ShapeNumbers of two bytes.</summary>
    [ForyField(10), Id(9), Key(9), ProtoMember(10)]
    public List<short> Offsets { get; set; } = [];

    /// <summary>An object.</summary>
    [ForyField(11), Id(10), Key(10), ProtoMember(11)]
    public Sensor? Main { get; set; }

    /// <summary>Two objects in the sample.</summary>
    [ForyField(12), Id(11), Key(11), ProtoMember(12)]
    public List<Sensor> Others { get; set; } = [];

    /// <summary>Creates the sample.</summary>
    public static Station Create() => new()
    {
        Name = "Hilltop",
        Labels = ["wind", "rain", "dew"],
        Readings = new() { [1] = 100, [2] = -200, [300] = 70_000 },
        Floor = -2,
        Channel = 1_000,
        Number = 123_456_789,
        Serial = 9_007_199_254_740_993,
        Voltage = 3.25f,
        Latitude = 52.370216,
        Offsets = [-1, 0, 1, 32_767],
        Main = new() { Kind = "anemometer", Readings = new() { [0] = 42 }, IsOn = true },
        Others =
        [
            new() { Kind = "hygrometer", Readings = new() { [0] = 77, [1] = 78 }, IsOn = true },
            new() { Kind = "pluviometer", Readings = new() { [5] = -1 }, IsOn = false },
        ],
    };
}

/// <summary>A part of a <see cref="Station"/>.</summary>
[ForyStruct]
[GenerateSerializer]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
public sealed partial class Sensor
{
    /// <summary>What it measures.</summary>
    [ForyField(1), Id(0), Key(0), ProtoMember(1)]
    public string Kind { get; set; } = "";

    /// <summary>A reading for each of a few channels.</summary>
    [ForyField(2), Id(1), Key(1), ProtoMember(2)]
    public Dictionary<int, int> Readings { get; set; } = [];

    /// <summary>Whether it is on.</summary>
    [ForyField(3), Id(2), Key(2), ProtoMember(3)]
    public bool IsOn { get; set; }
}

/// <summary>What the original study has as a small tuple: a class with attributes, for a value tuple's fields are nothing to System.Text.Json by default.</summary>
[ForyStruct]
[GenerateSerializer]
[MemoryPackable]
[MessagePackObject]
[ProtoContract]
public sealed partial class Series
{
    /// <summary>Twenty integers of nine digits in the sample.</summary>
    [ForyField(1), Id(0), Key(0), ProtoMember(1)]
    public List<int> Values { get; set; } = [];

    /// <summary>60 in the sample.</summary>
    [ForyField(2), Id(1), Key(1), ProtoMember(2)]
    public int Limit { get; set; }
}
