using System.Runtime.CompilerServices;
using MemoryPack;
using MessagePack;
using Orleans;
using ProtoBuf;

namespace SerializationBenchmarks.Models;

/// <summary>A model with many field types and three children.</summary>
[GenerateSerializer]
[MemoryPackable]
[MessagePackObject]
[ProtoContract, CompatibilityLevel(CompatibilityLevel.Level300)] // Level 300 writes dates, decimals and GUIDs as other Protocol Buffers implementations can read them.
public sealed partial record Complex
{
    /// <summary>An identifier; 123456 in the sample.</summary>
    [Id(0), Key(0), ProtoMember(1)]
    public int Id { get; set; }

    /// <summary>Another identifier; 123 in the sample.</summary>
    [Id(1), Key(1), ProtoMember(2)]
    public int OtherId { get; set; }

    /// <summary>A text of 32 ASCII characters in the sample.</summary>
    [Id(2), Key(2), ProtoMember(3)]
    public string? Name { get; set; }

    /// <summary>An enumeration value; <see cref="Level.Three"/> in the sample.</summary>
    [Id(3), Key(3), ProtoMember(4)]
    public Level EnumValue { get; set; }

    /// <summary>A fraction; 0.5 in the sample.</summary>
    [Id(4), Key(4), ProtoMember(5)]
    public double Percentage { get; set; }

    /// <summary>An amount; 456.78 in the sample.</summary>
    [Id(5), Key(5), ProtoMember(6)]
    public decimal Cost { get; set; }

    /// <summary>Three children in the sample.</summary>
    [Id(6), Key(6), ProtoMember(7)]
    public List<Child>? Children { get; set; }

    /// <summary>Creates the sample.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)] // See Tiny.Create.
    public static Complex Create() => new()
    {
        Id = 123456,
        OtherId = 123,
        Name = "Snuggles the Destroyer of Worlds",
        EnumValue = Level.Three,
        Percentage = 0.5,
        Cost = 456.78m,
        Children =
        [
            Child.Create1(),
            Child.Create2(),
            Child.Create3(),
        ],
    };

    /// <inheritdoc/>
    public bool Equals(Complex? other) =>
        other is not null
        && Id == other.Id
        && OtherId == other.OtherId
        && Name == other.Name
        && EnumValue == other.EnumValue
        && Percentage.Equals(other.Percentage)
        && Cost == other.Cost
        && (Children is null ? other.Children is null : other.Children is not null && Children.SequenceEqual(other.Children));

    /// <inheritdoc/>
    public override int GetHashCode() => HashCode.Combine(Id, OtherId, Name, EnumValue, Percentage, Cost, Children?.Count);
}

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

/// <summary>Stands for <see cref="Complex"/>.</summary>
public readonly struct ComplexModel : IModelType
{
    /// <inheritdoc/>
    public static Type Type => typeof(Complex);

    /// <inheritdoc/>
    public static int Order => 3;

    /// <inheritdoc/>
    public static object Create() => Complex.Create();

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Apply<TFunction>(object argument, object? context)
        where TFunction : struct, IModelFunction => TFunction.Apply<Complex>(argument, context);
}
