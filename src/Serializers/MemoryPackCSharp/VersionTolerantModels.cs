using System.Runtime.CompilerServices;
using MemoryPack;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.MemoryPackCSharp;

/// <summary>The counterpart of <see cref="Tiny"/>, whose members it has.</summary>
[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class VersionTolerantTiny
{
    /// <summary>As in <see cref="Tiny.Id"/>.</summary>
    [MemoryPackOrder(0)]
    public int Id { get; set; }

    /// <summary>As in <see cref="Tiny.OtherId"/>.</summary>
    [MemoryPackOrder(1)]
    public int OtherId { get; set; }

    /// <summary>Creates the sample.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)] // See the model's Create.
    public static VersionTolerantTiny Create() => new() { Id = 123456, OtherId = 123 };

    /// <summary>Makes the counterpart of a value.</summary>
    /// <param name="model">The value.</param>
    public static VersionTolerantTiny Of(Tiny model) => new() { Id = model.Id, OtherId = model.OtherId };

    /// <summary>Makes the value whose counterpart it is.</summary>
    public Tiny ToModel() => new() { Id = Id, OtherId = OtherId };
}

/// <summary>The counterpart of <see cref="Simple"/>, whose members it has.</summary>
[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class VersionTolerantSimple
{
    /// <summary>As in <see cref="Simple.Id"/>.</summary>
    [MemoryPackOrder(0)]
    public int Id { get; set; }

    /// <summary>As in <see cref="Simple.OtherId"/>.</summary>
    [MemoryPackOrder(1)]
    public int OtherId { get; set; }

    /// <summary>As in <see cref="Simple.Name"/>.</summary>
    [MemoryPackOrder(2)]
    public string? Name { get; set; }

    /// <summary>As in <see cref="Simple.EnumValue"/>.</summary>
    [MemoryPackOrder(3)]
    public Level EnumValue { get; set; }

    /// <summary>Creates the sample.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)] // See the model's Create.
    public static VersionTolerantSimple Create() => new()
    {
        Id = 123456,
        OtherId = 123,
        Name = "Snuggles the Destroyer of Worlds",
        EnumValue = Level.Two,
    };

    /// <summary>Makes the counterpart of a value.</summary>
    /// <param name="model">The value.</param>
    public static VersionTolerantSimple Of(Simple model) => new() { Id = model.Id, OtherId = model.OtherId, Name = model.Name, EnumValue = model.EnumValue };

    /// <summary>Makes the value whose counterpart it is.</summary>
    public Simple ToModel() => new() { Id = Id, OtherId = OtherId, Name = Name, EnumValue = EnumValue };
}

/// <summary>The counterpart of <see cref="Complex"/>, whose members it has.</summary>
[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class VersionTolerantComplex
{
    /// <summary>As in <see cref="Complex.Id"/>.</summary>
    [MemoryPackOrder(0)]
    public int Id { get; set; }

    /// <summary>As in <see cref="Complex.OtherId"/>.</summary>
    [MemoryPackOrder(1)]
    public int OtherId { get; set; }

    /// <summary>As in <see cref="Complex.Name"/>.</summary>
    [MemoryPackOrder(2)]
    public string? Name { get; set; }

    /// <summary>As in <see cref="Complex.EnumValue"/>.</summary>
    [MemoryPackOrder(3)]
    public Level EnumValue { get; set; }

    /// <summary>As in <see cref="Complex.Percentage"/>.</summary>
    [MemoryPackOrder(4)]
    public double Percentage { get; set; }

    /// <summary>As in <see cref="Complex.Cost"/>.</summary>
    [MemoryPackOrder(5)]
    public decimal Cost { get; set; }

    /// <summary>As in <see cref="Complex.Children"/>.</summary>
    [MemoryPackOrder(6)]
    public List<VersionTolerantChild>? Children { get; set; }

    /// <summary>Creates the sample.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)] // See the model's Create.
    public static VersionTolerantComplex Create() => new()
    {
        Id = 123456,
        OtherId = 123,
        Name = "Snuggles the Destroyer of Worlds",
        EnumValue = Level.Three,
        Percentage = 0.5,
        Cost = 456.78m,
        Children =
        [
            VersionTolerantChild.Create1(),
            VersionTolerantChild.Create2(),
            VersionTolerantChild.Create3(),
        ],
    };

    /// <summary>Makes the counterpart of a value.</summary>
    /// <param name="model">The value.</param>
    public static VersionTolerantComplex Of(Complex model) => new() { Id = model.Id, OtherId = model.OtherId, Name = model.Name, EnumValue = model.EnumValue, Percentage = model.Percentage, Cost = model.Cost, Children = model.Children?.ConvertAll(VersionTolerantChild.Of) };

    /// <summary>Makes the value whose counterpart it is.</summary>
    public Complex ToModel() => new() { Id = Id, OtherId = OtherId, Name = Name, EnumValue = EnumValue, Percentage = Percentage, Cost = Cost, Children = Children?.ConvertAll(child => child.ToModel()) };
}

/// <summary>The counterpart of <see cref="Child"/>, whose members it has.</summary>
[MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class VersionTolerantChild
{
    /// <summary>As in <see cref="Child.Id"/>.</summary>
    [MemoryPackOrder(0)]
    public Guid Id { get; set; }

    /// <summary>As in <see cref="Child.Created"/>.</summary>
    [MemoryPackOrder(1)]
    public DateTime Created { get; set; }

    /// <summary>As in <see cref="Child.LastEdit"/>.</summary>
    [MemoryPackOrder(2)]
    public DateTime LastEdit { get; set; }

    /// <summary>As in <see cref="Child.Name"/>.</summary>
    [MemoryPackOrder(3)]
    public string? Name { get; set; }

    /// <summary>As in <see cref="Child.Percentage"/>.</summary>
    [MemoryPackOrder(4)]
    public float Percentage { get; set; }

    // Constants, not formulas: Create is timed, and every data type's Create does the same work.
    internal static VersionTolerantChild Create1() => new()
    {
        Id = new Guid(0x3f2504e0, 0x4f89, 0x41d3, 0x9a, 0x0c, 0x03, 0x05, 0xe8, 0x2c, 0x33, 0x01),
        Created = new DateTime(2021, 8, 26, 12, 34, 56, 789, DateTimeKind.Utc),
        LastEdit = new DateTime(2021, 8, 27, 1, 2, 3, 456, DateTimeKind.Utc),
        Name = "Child 1",
        Percentage = 0.1f,
    };

    internal static VersionTolerantChild Create2() => new()
    {
        Id = new Guid(0x3f2504e0, 0x4f89, 0x41d3, 0x9a, 0x0c, 0x03, 0x05, 0xe8, 0x2c, 0x33, 0x02),
        Created = new DateTime(2022, 2, 3, 4, 5, 6, 7, DateTimeKind.Utc),
        LastEdit = new DateTime(2022, 11, 12, 13, 14, 15, 16, DateTimeKind.Utc),
        Name = "Child 2",
        Percentage = 0.2f,
    };

    internal static VersionTolerantChild Create3() => new()
    {
        Id = new Guid(0x3f2504e0, 0x4f89, 0x41d3, 0x9a, 0x0c, 0x03, 0x05, 0xe8, 0x2c, 0x33, 0x03),
        Created = new DateTime(2023, 12, 31, 23, 59, 59, 999, DateTimeKind.Utc),
        LastEdit = new DateTime(2024, 2, 29, 0, 0, 0, 1, DateTimeKind.Utc),
        Name = "Child 3",
        Percentage = 0.3f,
    };

    /// <summary>Makes the counterpart of a value.</summary>
    /// <param name="model">The value.</param>
    public static VersionTolerantChild Of(Child model) => new() { Id = model.Id, Created = model.Created, LastEdit = model.LastEdit, Name = model.Name, Percentage = model.Percentage };

    /// <summary>Makes the value whose counterpart it is.</summary>
    public Child ToModel() => new() { Id = Id, Created = Created, LastEdit = LastEdit, Name = Name, Percentage = Percentage };
}
