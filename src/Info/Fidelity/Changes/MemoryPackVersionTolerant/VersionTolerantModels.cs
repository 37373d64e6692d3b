#pragma warning disable CS1591 // As in ChangedModels; a serializer with classes of its own has a folder of its name, by whose namespace Changes finds them.
using MemoryPack;

namespace SerializationBenchmarks.Info.Fidelity.Changes.MemoryPackVersionTolerant;

/// <summary>See the class of this name outside.</summary>
[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class Old
{
    [MemoryPackOrder(0)]
    public Colour Colour { get; set; }

    [MemoryPackOrder(1)]
    public string? Name { get; set; }

    [MemoryPackOrder(2)]
    public int Width { get; set; }

    [MemoryPackOrder(3)]
    public int Height { get; set; }
}

/// <summary>See the class of this name outside.</summary>
[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class Added
{
    [MemoryPackOrder(0)]
    public Colour Colour { get; set; }

    [MemoryPackOrder(1)]
    public string? Name { get; set; }

    [MemoryPackOrder(2)]
    public int Width { get; set; }

    [MemoryPackOrder(4)]
    public int Depth { get; set; }

    [MemoryPackOrder(3)]
    public int Height { get; set; }
}

/// <summary>See the class of this name outside.</summary>
[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class Reordered
{
    [MemoryPackOrder(0)]
    public Colour Colour { get; set; }

    [MemoryPackOrder(1)]
    public string? Name { get; set; }

    [MemoryPackOrder(3)]
    public int Height { get; set; }

    [MemoryPackOrder(2)]
    public int Width { get; set; }
}

/// <summary>See the class of this name outside.</summary>
[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class Renamed
{
    [MemoryPackOrder(0)]
    public Colour Colour { get; set; }

    [MemoryPackOrder(1)]
    public string? Name { get; set; }

    [MemoryPackOrder(2)]
    public int Width { get; set; }

    [MemoryPackOrder(3)]
    public int Tallness { get; set; }
}

/// <summary>See the class of this name outside.</summary>
[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class Retyped
{
    [MemoryPackOrder(0)]
    public Colour Colour { get; set; }

    [MemoryPackOrder(1)]
    public string? Name { get; set; }

    [MemoryPackOrder(2)]
    public long Width { get; set; }

    [MemoryPackOrder(3)]
    public int Height { get; set; }
}

/// <summary>See the class of this name outside.</summary>
[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class Extended
{
    [MemoryPackOrder(0)]
    public MoreColour Colour { get; set; }

    [MemoryPackOrder(1)]
    public string? Name { get; set; }

    [MemoryPackOrder(2)]
    public int Width { get; set; }

    [MemoryPackOrder(3)]
    public int Height { get; set; }
}
