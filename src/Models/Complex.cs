using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using MessagePack;
using ProtoBuf;

namespace SerializationBenchmarks.Models;

/// <summary>A model with many field types and three children.</summary>
[MessagePackObject]
[ProtoContract, CompatibilityLevel(CompatibilityLevel.Level300)] // Level 300 writes dates, decimals and GUIDs as other Protocol Buffers implementations can read them.
public sealed record Complex
{
    /// <summary>An identifier; 123456 in the sample.</summary>
    [Key(0), ProtoMember(1)]
    public int Id { get; set; }

    /// <summary>Another identifier; 123 in the sample.</summary>
    [Key(1), ProtoMember(2)]
    public int OtherId { get; set; }

    /// <summary>A text of 32 ASCII characters in the sample.</summary>
    [Key(2), ProtoMember(3)]
    public string? Name { get; set; }

    /// <summary>An enumeration value; <see cref="Level.Three"/> in the sample.</summary>
    [Key(3), ProtoMember(4)]
    public Level EnumValue { get; set; }

    /// <summary>A fraction; 0.5 in the sample.</summary>
    [Key(4), ProtoMember(5)]
    public double Percentage { get; set; }

    /// <summary>An amount; 456.78 in the sample.</summary>
    [Key(5), ProtoMember(6)]
    public decimal Cost { get; set; }

    /// <summary>Three children in the sample.</summary>
    [Key(6), ProtoMember(7)]
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
    public static object DeepCopy(object model)
    {
        var complex = Unsafe.As<Complex>(model);
        return new Complex
        {
            Id = complex.Id,
            OtherId = complex.OtherId,
            Name = complex.Name is null ? null : new string(complex.Name.AsSpan()),
            EnumValue = complex.EnumValue,
            Percentage = complex.Percentage,
            Cost = complex.Cost,
            Children = complex.Children is null ? null : DeepCopy(complex.Children),
        };
    }

    private static List<Child> DeepCopy(List<Child> children)
    {
        var copy = new List<Child>(children.Count);
        CollectionsMarshal.SetCount(copy, children.Count);
        var from = CollectionsMarshal.AsSpan(children);
        var to = CollectionsMarshal.AsSpan(copy);
        for (var i = 0; i < from.Length && i < to.Length; i++)
        {
            var child = from[i];
            to[i] = new Child
            {
                Id = child.Id,
                Created = child.Created,
                LastEdit = child.LastEdit,
                Name = child.Name is null ? null : new string(child.Name.AsSpan()),
                Percentage = child.Percentage,
            };
        }

        return copy;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Apply<TFunction>(object argument, object? context)
        where TFunction : struct, IModelFunction => TFunction.Apply<Complex>(argument, context);
}
