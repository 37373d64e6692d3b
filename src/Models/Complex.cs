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
