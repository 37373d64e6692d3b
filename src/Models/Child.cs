using MemoryPack;
using MessagePack;
using Orleans;
using ProtoBuf;

namespace SerializationBenchmarks.Models;

/// <summary>A child of <see cref="Complex"/>.</summary>
[GenerateSerializer]
[MemoryPackable]
[MessagePackObject]
[ProtoContract, CompatibilityLevel(CompatibilityLevel.Level300)] // See Complex.
public sealed partial record Child
{
    /// <summary>An identifier.</summary>
    [Id(0), Key(0), ProtoMember(1, DataFormat = DataFormat.FixedSize)] // FixedSize is how protobuf-net is told to write 16 bytes instead of 36 characters.
    public Guid Id { get; set; }

    /// <summary>A moment in UTC, of whole milliseconds in the sample.</summary>
    [Id(1), Key(1), ProtoMember(2)]
    public DateTime Created { get; set; }

    /// <summary>A moment in UTC, of whole milliseconds in the sample.</summary>
    [Id(2), Key(2), ProtoMember(3)]
    public DateTime LastEdit { get; set; }

    /// <summary>"Child 1" to "Child 3" in the sample.</summary>
    [Id(3), Key(3), ProtoMember(4)]
    public string? Name { get; set; }

    /// <summary>A fraction; 0.1, 0.2 and 0.3 in the sample.</summary>
    [Id(4), Key(4), ProtoMember(5)]
    public float Percentage { get; set; }

    // Constants, not formulas: Create is timed, and every data type's Create does the same work.
    internal static Child Create1() => new()
    {
        Id = new Guid(0x3f2504e0, 0x4f89, 0x41d3, 0x9a, 0x0c, 0x03, 0x05, 0xe8, 0x2c, 0x33, 0x01),
        Created = new DateTime(2021, 8, 26, 12, 34, 56, 789, DateTimeKind.Utc),
        LastEdit = new DateTime(2021, 8, 27, 1, 2, 3, 456, DateTimeKind.Utc),
        Name = "Child 1",
        Percentage = 0.1f,
    };

    internal static Child Create2() => new()
    {
        Id = new Guid(0x3f2504e0, 0x4f89, 0x41d3, 0x9a, 0x0c, 0x03, 0x05, 0xe8, 0x2c, 0x33, 0x02),
        Created = new DateTime(2022, 2, 3, 4, 5, 6, 7, DateTimeKind.Utc),
        LastEdit = new DateTime(2022, 11, 12, 13, 14, 15, 16, DateTimeKind.Utc),
        Name = "Child 2",
        Percentage = 0.2f,
    };

    internal static Child Create3() => new()
    {
        Id = new Guid(0x3f2504e0, 0x4f89, 0x41d3, 0x9a, 0x0c, 0x03, 0x05, 0xe8, 0x2c, 0x33, 0x03),
        Created = new DateTime(2023, 12, 31, 23, 59, 59, 999, DateTimeKind.Utc),
        LastEdit = new DateTime(2024, 2, 29, 0, 0, 0, 1, DateTimeKind.Utc),
        Name = "Child 3",
        Percentage = 0.3f,
    };
}
