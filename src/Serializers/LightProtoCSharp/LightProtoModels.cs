using System.Runtime.CompilerServices;
using LightProto;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.LightProtoCSharp;

/// <summary>The counterpart of <see cref="Tiny"/>, whose members it has.</summary>
[ProtoContract]
public sealed partial class LightTiny
{
    /// <summary>As in <see cref="Tiny.Id"/>.</summary>
    [ProtoMember(1)]
    public int Id { get; set; }

    /// <summary>As in <see cref="Tiny.OtherId"/>.</summary>
    [ProtoMember(2)]
    public int OtherId { get; set; }

    /// <summary>Creates the sample.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)] // See the model's Create.
    public static LightTiny Create() => new() { Id = 123456, OtherId = 123 };
}

/// <summary>The counterpart of <see cref="Simple"/>, whose members it has.</summary>
[ProtoContract]
public sealed partial class LightSimple
{
    /// <summary>As in <see cref="Simple.Id"/>.</summary>
    [ProtoMember(1)]
    public int Id { get; set; }

    /// <summary>As in <see cref="Simple.OtherId"/>.</summary>
    [ProtoMember(2)]
    public int OtherId { get; set; }

    /// <summary>As in <see cref="Simple.Name"/>.</summary>
    [ProtoMember(3)]
    public string? Name { get; set; }

    /// <summary>As in <see cref="Simple.EnumValue"/>.</summary>
    [ProtoMember(4)]
    public Level EnumValue { get; set; }

    /// <summary>Creates the sample.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)] // See the model's Create.
    public static LightSimple Create() => new()
    {
        Id = 123456,
        OtherId = 123,
        Name = "Snuggles the Destroyer of Worlds",
        EnumValue = Level.Two,
    };
}

/// <summary>The counterpart of <see cref="Complex"/>, whose members it has.</summary>
[ProtoContract, CompatibilityLevel(CompatibilityLevel.Level300)] // As on the model.
public sealed partial class LightComplex
{
    /// <summary>As in <see cref="Complex.Id"/>.</summary>
    [ProtoMember(1)]
    public int Id { get; set; }

    /// <summary>As in <see cref="Complex.OtherId"/>.</summary>
    [ProtoMember(2)]
    public int OtherId { get; set; }

    /// <summary>As in <see cref="Complex.Name"/>.</summary>
    [ProtoMember(3)]
    public string? Name { get; set; }

    /// <summary>As in <see cref="Complex.EnumValue"/>.</summary>
    [ProtoMember(4)]
    public Level EnumValue { get; set; }

    /// <summary>As in <see cref="Complex.Percentage"/>.</summary>
    [ProtoMember(5)]
    public double Percentage { get; set; }

    /// <summary>As in <see cref="Complex.Cost"/>.</summary>
    [ProtoMember(6)]
    public decimal Cost { get; set; }

    /// <summary>As in <see cref="Complex.Children"/>.</summary>
    [ProtoMember(7)]
    public List<LightChild>? Children { get; set; }

    /// <summary>Creates the sample.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)] // See the model's Create.
    public static LightComplex Create() => new()
    {
        Id = 123456,
        OtherId = 123,
        Name = "Snuggles the Destroyer of Worlds",
        EnumValue = Level.Three,
        Percentage = 0.5,
        Cost = 456.78m,
        Children =
        [
            LightChild.Create1(),
            LightChild.Create2(),
            LightChild.Create3(),
        ],
    };
}

/// <summary>The counterpart of <see cref="Child"/>, whose members it has.</summary>
[ProtoContract, CompatibilityLevel(CompatibilityLevel.Level300)]
public sealed partial class LightChild
{
    /// <summary>As in <see cref="Child.Id"/>.</summary>
    [ProtoMember(1, ParserType = typeof(GuidBytes))]
    public Guid Id { get; set; }

    /// <summary>As in <see cref="Child.Created"/>.</summary>
    [ProtoMember(2)]
    public DateTime Created { get; set; }

    /// <summary>As in <see cref="Child.LastEdit"/>.</summary>
    [ProtoMember(3)]
    public DateTime LastEdit { get; set; }

    /// <summary>As in <see cref="Child.Name"/>.</summary>
    [ProtoMember(4)]
    public string? Name { get; set; }

    /// <summary>As in <see cref="Child.Percentage"/>.</summary>
    [ProtoMember(5)]
    public float Percentage { get; set; }

    // Constants, not formulas: Create is timed, and every data type's Create does the same work.
    internal static LightChild Create1() => new()
    {
        Id = new Guid(0x3f2504e0, 0x4f89, 0x41d3, 0x9a, 0x0c, 0x03, 0x05, 0xe8, 0x2c, 0x33, 0x01),
        Created = new DateTime(2021, 8, 26, 12, 34, 56, 789, DateTimeKind.Utc),
        LastEdit = new DateTime(2021, 8, 27, 1, 2, 3, 456, DateTimeKind.Utc),
        Name = "Child 1",
        Percentage = 0.1f,
    };

    internal static LightChild Create2() => new()
    {
        Id = new Guid(0x3f2504e0, 0x4f89, 0x41d3, 0x9a, 0x0c, 0x03, 0x05, 0xe8, 0x2c, 0x33, 0x02),
        Created = new DateTime(2022, 2, 3, 4, 5, 6, 7, DateTimeKind.Utc),
        LastEdit = new DateTime(2022, 11, 12, 13, 14, 15, 16, DateTimeKind.Utc),
        Name = "Child 2",
        Percentage = 0.2f,
    };

    internal static LightChild Create3() => new()
    {
        Id = new Guid(0x3f2504e0, 0x4f89, 0x41d3, 0x9a, 0x0c, 0x03, 0x05, 0xe8, 0x2c, 0x33, 0x03),
        Created = new DateTime(2023, 12, 31, 23, 59, 59, 999, DateTimeKind.Utc),
        LastEdit = new DateTime(2024, 2, 29, 0, 0, 0, 1, DateTimeKind.Utc),
        Name = "Child 3",
        Percentage = 0.3f,
    };
}
