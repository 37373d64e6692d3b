#pragma warning disable CS1591 // The names say what is particular about the member.
#pragma warning disable PBN0015, PBN0020, PBN0022 // What protobuf-net's analyzer warns of is what is looked at.
using MemoryPack;
using MessagePack;
using Orleans;
using ProtoBuf;

namespace SerializationBenchmarks.Info.MemberTypes.Holders;

[GenerateSerializer, MemoryPackable, MessagePackObject, ProtoContract, CompatibilityLevel(CompatibilityLevel.Level300)]
public sealed partial class InitOnly
{
    [Id(0), Key(0), ProtoMember(1)]
    public int Value { get; init; }
}

[GenerateSerializer, MemoryPackable, MessagePackObject, ProtoContract, CompatibilityLevel(CompatibilityLevel.Level300)]
public sealed partial class Required
{
    [Id(0), Key(0), ProtoMember(1)]
    public required string Value { get; set; }
}

[GenerateSerializer, MemoryPackable, MessagePackObject, ProtoContract, CompatibilityLevel(CompatibilityLevel.Level300)]
public sealed partial record PositionalRecord([property: Id(0), Key(0), ProtoMember(1)] int Value, [property: Id(1), Key(1), ProtoMember(2)] string? Name);

/// <summary>What an older program writes, which does not know of <see cref="DefaultParameter.Value"/>.</summary>
[GenerateSerializer, MemoryPackable, MessagePackObject, ProtoContract, CompatibilityLevel(CompatibilityLevel.Level300)]
public sealed partial record BeforeDefaultParameter([property: Id(0), Key(0), ProtoMember(1)] string? Name);

[GenerateSerializer, MemoryPackable, MessagePackObject, ProtoContract, CompatibilityLevel(CompatibilityLevel.Level300)]
public sealed partial record DefaultParameter([property: Id(0), Key(0), ProtoMember(1)] string? Name, [property: Id(1), Key(1), ProtoMember(2)] int Value = 3);

[GenerateSerializer, MemoryPackable, MessagePackObject, ProtoContract, CompatibilityLevel(CompatibilityLevel.Level300)]
public sealed partial class InitializedNumber
{
    [Id(0), Key(0), ProtoMember(1)]
    public int Value { get; set; } = 5;
}

[GenerateSerializer, MemoryPackable, MessagePackObject, ProtoContract, CompatibilityLevel(CompatibilityLevel.Level300)]
public sealed partial class InitializedNullable
{
    [Id(0), Key(0), ProtoMember(1)]
    public int? Value { get; set; } = 5;
}

[GenerateSerializer, MemoryPackable, MessagePackObject, ProtoContract, CompatibilityLevel(CompatibilityLevel.Level300)]
public sealed partial class InitializedDecimal
{
    [Id(0), Key(0), ProtoMember(1)]
    public decimal Value { get; set; } = 5;
}

[GenerateSerializer, MemoryPackable, MessagePackObject, ProtoContract, CompatibilityLevel(CompatibilityLevel.Level300)]
public sealed partial class InitializedText
{
    [Id(0), Key(0), ProtoMember(1)]
    public string? Value { get; set; } = "none";
}

[GenerateSerializer, MemoryPackable, MessagePackObject, ProtoContract, CompatibilityLevel(CompatibilityLevel.Level300)]
public sealed partial class InitializedArray
{
    [Id(0), Key(0), ProtoMember(1)]
    public int[]? Value { get; set; } = [1];
}

[GenerateSerializer, MemoryPackable, MessagePackObject, ProtoContract, CompatibilityLevel(CompatibilityLevel.Level300)]
public sealed partial class InitializedList
{
    [Id(0), Key(0), ProtoMember(1)]
    public List<int>? Value { get; set; } = [1];
}

[GenerateSerializer, MemoryPackable, MessagePackObject, ProtoContract, CompatibilityLevel(CompatibilityLevel.Level300)]
public sealed partial class InitializedEntries
{
    [Id(0), Key(0), ProtoMember(1)]
    public Dictionary<string, int>? Value { get; set; } = new() { ["a"] = 1 };
}

/// <summary>A list that a serializer fills, or replaces by its field: it has no setter.</summary>
[GenerateSerializer, MemoryPackable, MessagePackObject, ProtoContract, CompatibilityLevel(CompatibilityLevel.Level300)]
public sealed partial class ListWithoutSetter
{
    [Id(0), Key(0), ProtoMember(1)]
    public List<int> Value { get; } = [];
}

public enum OfBytes : byte
{
    None,
    One = 1,
    Last = byte.MaxValue,
}

public enum OfLongs : ulong
{
    None,
    One = 1,
    Last = ulong.MaxValue,
}

public enum Ordinary
{
    None,
    One = 1,
    Two = 2,
}

[Flags]
public enum Rights
{
    None = 0,
    Read = 1,
    Write = 2,
    All = Read | Write,
}
