using MemoryPack;

namespace Strange;

/// <summary>Its members may come and go.</summary>
[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class Tolerant
{
    [MemoryPackOrder(0)]
    public int Id { get; set; }
}
