#pragma warning disable CS1591 // The names say what the members are; Changes says what they are for.
using Apache.Fory;
using MemoryPack;
using MessagePack;
using Orleans;
using PolyType;
using ProtoBuf;

namespace SerializationBenchmarks.Info.Fidelity.Changes;

/// <summary>The version that an older program has. The others are what a newer one made of it, each with one change; numbers stay with their member, and a new member has a new number.</summary>
[ForyStruct, GenerateSerializer, GenerateShape, MemoryPackable, MessagePackObject, ProtoContract]
public sealed partial class Old
{
    [Id(0), Key(0), ProtoMember(1), ForyField(1)]
    public Colour Colour { get; set; }

    [Id(1), Key(1), ProtoMember(2), ForyField(2)]
    public string? Name { get; set; }

    [Id(2), Key(2), ProtoMember(3), ForyField(3)]
    public int Width { get; set; }

    [Id(3), Key(3), ProtoMember(4), ForyField(4)]
    public int Height { get; set; }
}

/// <summary>With a member between two others.</summary>
[ForyStruct, GenerateSerializer, GenerateShape, MemoryPackable, MessagePackObject, ProtoContract]
public sealed partial class Added
{
    [Id(0), Key(0), ProtoMember(1), ForyField(1)]
    public Colour Colour { get; set; }

    [Id(1), Key(1), ProtoMember(2), ForyField(2)]
    public string? Name { get; set; }

    [Id(2), Key(2), ProtoMember(3), ForyField(3)]
    public int Width { get; set; }

    [Id(4), Key(4), ProtoMember(5), ForyField(5)]
    public int Depth { get; set; }

    [Id(3), Key(3), ProtoMember(4), ForyField(4)]
    public int Height { get; set; }
}

/// <summary>With two members in the other order.</summary>
[ForyStruct, GenerateSerializer, GenerateShape, MemoryPackable, MessagePackObject, ProtoContract]
public sealed partial class Reordered
{
    [Id(0), Key(0), ProtoMember(1), ForyField(1)]
    public Colour Colour { get; set; }

    [Id(1), Key(1), ProtoMember(2), ForyField(2)]
    public string? Name { get; set; }

    [Id(3), Key(3), ProtoMember(4), ForyField(4)]
    public int Height { get; set; }

    [Id(2), Key(2), ProtoMember(3), ForyField(3)]
    public int Width { get; set; }
}

/// <summary>With another name for <see cref="Old.Height"/>.</summary>
[ForyStruct, GenerateSerializer, GenerateShape, MemoryPackable, MessagePackObject, ProtoContract]
public sealed partial class Renamed
{
    [Id(0), Key(0), ProtoMember(1), ForyField(1)]
    public Colour Colour { get; set; }

    [Id(1), Key(1), ProtoMember(2), ForyField(2)]
    public string? Name { get; set; }

    [Id(2), Key(2), ProtoMember(3), ForyField(3)]
    public int Width { get; set; }

    [Id(3), Key(3), ProtoMember(4), ForyField(4)]
    public int Tallness { get; set; }
}

/// <summary>With a wider type for <see cref="Old.Width"/>.</summary>
[ForyStruct, GenerateSerializer, GenerateShape, MemoryPackable, MessagePackObject, ProtoContract]
public sealed partial class Retyped
{
    [Id(0), Key(0), ProtoMember(1), ForyField(1)]
    public Colour Colour { get; set; }

    [Id(1), Key(1), ProtoMember(2), ForyField(2)]
    public string? Name { get; set; }

    [Id(2), Key(2), ProtoMember(3), ForyField(3)]
    public long Width { get; set; }

    [Id(3), Key(3), ProtoMember(4), ForyField(4)]
    public int Height { get; set; }
}

/// <summary>With one more value in the enumeration.</summary>
[ForyStruct, GenerateSerializer, GenerateShape, MemoryPackable, MessagePackObject, ProtoContract]
public sealed partial class Extended
{
    [Id(0), Key(0), ProtoMember(1), ForyField(1)]
    public MoreColour Colour { get; set; }

    [Id(1), Key(1), ProtoMember(2), ForyField(2)]
    public string? Name { get; set; }

    [Id(2), Key(2), ProtoMember(3), ForyField(3)]
    public int Width { get; set; }

    [Id(3), Key(3), ProtoMember(4), ForyField(4)]
    public int Height { get; set; }
}

/// <summary>The enumeration of the older version.</summary>
[GenerateSerializer]
public enum Colour
{
    None = 0,
    Red = 1,
    Green = 2,
}

/// <summary>The enumeration with one more value.</summary>
[GenerateSerializer]
public enum MoreColour
{
    None = 0,
    Red = 1,
    Green = 2,
    Blue = 3,
}

/// <summary>The enumeration of the older version over another type.</summary>
[GenerateSerializer]
public enum ColourOfBytes : byte
{
    None = 0,
    Red = 1,
    Green = 2,
}

/// <summary>The contracts that System.Text.Json's source generator writes for the versions.</summary>
[System.Text.Json.Serialization.JsonSerializable(typeof(Old))]
[System.Text.Json.Serialization.JsonSerializable(typeof(Added))]
[System.Text.Json.Serialization.JsonSerializable(typeof(Reordered))]
[System.Text.Json.Serialization.JsonSerializable(typeof(Renamed))]
[System.Text.Json.Serialization.JsonSerializable(typeof(Retyped))]
[System.Text.Json.Serialization.JsonSerializable(typeof(Extended))]
[System.Text.Json.Serialization.JsonSerializable(typeof(AsDouble))]
[System.Text.Json.Serialization.JsonSerializable(typeof(AsDecimal))]
[System.Text.Json.Serialization.JsonSerializable(typeof(AsNullable))]
[System.Text.Json.Serialization.JsonSerializable(typeof(OfBytes))]
[System.Text.Json.Serialization.JsonSerializable(typeof(Tolerant))]
[System.Text.Json.Serialization.JsonSerializable(typeof(Gap))]
[System.Text.Json.Serialization.JsonSerializable(typeof(GapFilled))]
[System.Text.Json.Serialization.JsonSerializable(typeof(Dated))]
[System.Text.Json.Serialization.JsonSerializable(typeof(DatedAtLevel300))]
public sealed partial class ChangesContext : System.Text.Json.Serialization.JsonSerializerContext;
