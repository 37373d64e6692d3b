#pragma warning disable CS1591 // As in ChangedModels.
using Apache.Fory;
using MemoryPack;
using MessagePack;
using Orleans;
using PolyType;
using ProtoBuf;

namespace SerializationBenchmarks.Info.Fidelity.Changes;

/// <summary>With a number that may have a fraction for <see cref="Old.Width"/>.</summary>
[ForyStruct, GenerateSerializer, GenerateShape, MemoryPackable, MessagePackObject, ProtoContract]
public sealed partial class AsDouble
{
    [Id(0), Key(0), ProtoMember(1), ForyField(1)]
    public Colour Colour { get; set; }

    [Id(1), Key(1), ProtoMember(2), ForyField(2)]
    public string? Name { get; set; }

    [Id(2), Key(2), ProtoMember(3), ForyField(3)]
    public double Width { get; set; }

    [Id(3), Key(3), ProtoMember(4), ForyField(4)]
    public int Height { get; set; }
}

/// <summary>With a decimal for <see cref="Old.Width"/>.</summary>
[ForyStruct, GenerateSerializer, GenerateShape, MemoryPackable, MessagePackObject, ProtoContract]
public sealed partial class AsDecimal
{
    [Id(0), Key(0), ProtoMember(1), ForyField(1)]
    public Colour Colour { get; set; }

    [Id(1), Key(1), ProtoMember(2), ForyField(2)]
    public string? Name { get; set; }

    [Id(2), Key(2), ProtoMember(3), ForyField(3)]
    public decimal Width { get; set; }

    [Id(3), Key(3), ProtoMember(4), ForyField(4)]
    public int Height { get; set; }
}

/// <summary>With a value that may be missing, and is, for <see cref="Old.Width"/>.</summary>
[ForyStruct, GenerateSerializer, GenerateShape, MemoryPackable, MessagePackObject, ProtoContract]
public sealed partial class AsNullable
{
    [Id(0), Key(0), ProtoMember(1), ForyField(1)]
    public Colour Colour { get; set; }

    [Id(1), Key(1), ProtoMember(2), ForyField(2)]
    public string? Name { get; set; }

    [Id(2), Key(2), ProtoMember(3), ForyField(3)]
    public int? Width { get; set; }

    [Id(3), Key(3), ProtoMember(4), ForyField(4)]
    public int Height { get; set; }
}

/// <summary>With another underlying type of the enumeration.</summary>
[ForyStruct, GenerateSerializer, GenerateShape, MemoryPackable, MessagePackObject, ProtoContract]
public sealed partial class OfBytes
{
    [Id(0), Key(0), ProtoMember(1), ForyField(1)]
    public ColourOfBytes Colour { get; set; }

    [Id(1), Key(1), ProtoMember(2), ForyField(2)]
    public string? Name { get; set; }

    [Id(2), Key(2), ProtoMember(3), ForyField(3)]
    public int Width { get; set; }

    [Id(3), Key(3), ProtoMember(4), ForyField(4)]
    public int Height { get; set; }
}

/// <summary>With the attribute that makes MemoryPack write lengths. For the other libraries it is <see cref="Old"/>.</summary>
[ForyStruct, GenerateSerializer, GenerateShape, MemoryPackable(GenerateType.VersionTolerant), MessagePackObject, ProtoContract]
public sealed partial class Tolerant
{
    [MemoryPackOrder(0), Id(0), Key(0), ProtoMember(1), ForyField(1)]
    public Colour Colour { get; set; }

    [MemoryPackOrder(1), Id(1), Key(1), ProtoMember(2), ForyField(2)]
    public string? Name { get; set; }

    [MemoryPackOrder(2), Id(2), Key(2), ProtoMember(3), ForyField(3)]
    public int Width { get; set; }

    [MemoryPackOrder(3), Id(3), Key(3), ProtoMember(4), ForyField(4)]
    public int Height { get; set; }
}

/// <summary>The version in which a number is left free, where there are numbers.</summary>
[ForyStruct, GenerateSerializer, GenerateShape, MemoryPackable, MessagePackObject, ProtoContract]
public sealed partial class Gap
{
    [Id(0), Key(0), ProtoMember(1), ForyField(1)]
    public Colour Colour { get; set; }

    [Id(1), Key(1), ProtoMember(2), ForyField(2)]
    public string? Name { get; set; }

    [Id(2), Key(2), ProtoMember(3), ForyField(3)]
    public int Width { get; set; }

    [Id(4), Key(4), ProtoMember(5), ForyField(5)]
    public int Height { get; set; }
}

/// <summary>The version of <see cref="Gap"/> in which a new member has the free number.</summary>
[ForyStruct, GenerateSerializer, GenerateShape, MemoryPackable, MessagePackObject, ProtoContract]
public sealed partial class GapFilled
{
    [Id(0), Key(0), ProtoMember(1), ForyField(1)]
    public Colour Colour { get; set; }

    [Id(1), Key(1), ProtoMember(2), ForyField(2)]
    public string? Name { get; set; }

    [Id(2), Key(2), ProtoMember(3), ForyField(3)]
    public int Width { get; set; }

    [Id(3), Key(3), ProtoMember(4), ForyField(4)]
    public int Depth { get; set; }

    [Id(4), Key(4), ProtoMember(5), ForyField(5)]
    public int Height { get; set; }
}

/// <summary>The version with a date, and protobuf-net's oldest way to write it, its default.</summary>
[ForyStruct, GenerateSerializer, GenerateShape, MemoryPackable, MessagePackObject, ProtoContract]
public sealed partial class Dated
{
    [Id(0), Key(0), ProtoMember(1), ForyField(1)]
    public DateTime Day { get; set; }

    [Id(1), Key(1), ProtoMember(2), ForyField(2)]
    public int Height { get; set; }
}

/// <summary><see cref="Dated"/> as other implementations of Protocol Buffers can read it. For the other libraries it is the same.</summary>
[ForyStruct, GenerateSerializer, GenerateShape, MemoryPackable, MessagePackObject, ProtoContract, CompatibilityLevel(CompatibilityLevel.Level300)]
public sealed partial class DatedAtLevel300
{
    [Id(0), Key(0), ProtoMember(1), ForyField(1)]
    public DateTime Day { get; set; }

    [Id(1), Key(1), ProtoMember(2), ForyField(2)]
    public int Height { get; set; }
}
