using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.BebopCSharp;

// A Bebop struct has no absent fields, so a null text becomes an empty one and a null list an empty one.

/// <summary>The codec of <see cref="BebopStruct"/> on <see cref="Tiny"/>.</summary>
public readonly struct BebopStructTiny : IGeneratedCodec<BebopStructTiny, BebopStruct, Bop.TinyStruct, Tiny>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)] // See the model's Create.
    public static object Create() => new Bop.TinyStruct { ID = 123456, OtherId = 123 };

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Bop.TinyStruct.Decode(payload);

    /// <inheritdoc/>
    public static Tiny ToModel(Bop.TinyStruct data) => new() { Id = data.ID, OtherId = data.OtherId };

    /// <inheritdoc/>
    public static Bop.TinyStruct FromModel(Tiny model) => new() { ID = model.Id, OtherId = model.OtherId };
}

/// <summary>The codec of <see cref="BebopStruct"/> on <see cref="Simple"/>.</summary>
public readonly struct BebopStructSimple : IGeneratedCodec<BebopStructSimple, BebopStruct, Bop.SimpleStruct, Simple>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)] // See the model's Create.
    public static object Create() => new Bop.SimpleStruct
    {
        ID = 123456,
        OtherId = 123,
        Name = "Snuggles the Destroyer of Worlds",
        EnumValue = Bop.Level.Two,
    };

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Bop.SimpleStruct.Decode(payload);

    /// <inheritdoc/>
    public static Simple ToModel(Bop.SimpleStruct data) => new()
    {
        Id = data.ID,
        OtherId = data.OtherId,
        Name = data.Name,
        EnumValue = (Level)data.EnumValue,
    };

    /// <inheritdoc/>
    public static Bop.SimpleStruct FromModel(Simple model) => new()
    {
        ID = model.Id,
        OtherId = model.OtherId,
        Name = model.Name ?? "",
        EnumValue = (Bop.Level)model.EnumValue,
    };
}

/// <summary>The codec of <see cref="BebopStruct"/> on <see cref="Complex"/>.</summary>
public readonly struct BebopStructComplex : IGeneratedCodec<BebopStructComplex, BebopStruct, Bop.ComplexStruct, Complex>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)] // See the model's Create.
    public static object Create() => new Bop.ComplexStruct
    {
        ID = 123456,
        OtherId = 123,
        Name = "Snuggles the Destroyer of Worlds",
        EnumValue = Bop.Level.Three,
        Percentage = 0.5,
        Cost = new Bop.DecimalBits { Low = 45678, High = 0, SignScale = 2 << 16 },
        Children =
        [
            CreateChild1(),
            CreateChild2(),
            CreateChild3(),
        ],
    };

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Bop.ComplexStruct.Decode(payload);

    /// <inheritdoc/>
    public static Complex ToModel(Bop.ComplexStruct data) => new()
    {
        Id = data.ID,
        OtherId = data.OtherId,
        Name = data.Name,
        EnumValue = (Level)data.EnumValue,
        Percentage = data.Percentage,
        Cost = BebopRecords.FromBits(data.Cost),
        Children = ToModel(data.Children),
    };

    /// <inheritdoc/>
    public static Bop.ComplexStruct FromModel(Complex model) => new()
    {
        ID = model.Id,
        OtherId = model.OtherId,
        Name = model.Name ?? "",
        EnumValue = (Bop.Level)model.EnumValue,
        Percentage = model.Percentage,
        Cost = BebopRecords.ToBits(model.Cost),
        Children = FromModel(model.Children),
    };

    private static List<Child> ToModel(Bop.ChildStruct[] data)
    {
        var children = new List<Child>(data.Length);
        foreach (var child in data)
        {
            children.Add(new()
            {
                Id = child.ID,
                Created = child.Created,
                LastEdit = child.LastEdit,
                Name = child.Name,
                Percentage = child.Percentage,
            });
        }

        return children;
    }

    private static Bop.ChildStruct[] FromModel(List<Child>? children)
    {
        if (children is null)
            return [];
        var data = new Bop.ChildStruct[children.Count];
        for (var i = 0; i < data.Length; i++)
        {
            var child = children[i];
            data[i] = new()
            {
                ID = child.Id,
                Created = child.Created,
                LastEdit = child.LastEdit,
                Name = child.Name ?? "",
                Percentage = child.Percentage,
            };
        }

        return data;
    }

    // The same constants as the model's.
    private static Bop.ChildStruct CreateChild1() => new()
    {
        ID = new Guid(0x3f2504e0, 0x4f89, 0x41d3, 0x9a, 0x0c, 0x03, 0x05, 0xe8, 0x2c, 0x33, 0x01),
        Created = new DateTime(2021, 8, 26, 12, 34, 56, 789, DateTimeKind.Utc),
        LastEdit = new DateTime(2021, 8, 27, 1, 2, 3, 456, DateTimeKind.Utc),
        Name = "Child 1",
        Percentage = 0.1f,
    };

    private static Bop.ChildStruct CreateChild2() => new()
    {
        ID = new Guid(0x3f2504e0, 0x4f89, 0x41d3, 0x9a, 0x0c, 0x03, 0x05, 0xe8, 0x2c, 0x33, 0x02),
        Created = new DateTime(2022, 2, 3, 4, 5, 6, 7, DateTimeKind.Utc),
        LastEdit = new DateTime(2022, 11, 12, 13, 14, 15, 16, DateTimeKind.Utc),
        Name = "Child 2",
        Percentage = 0.2f,
    };

    private static Bop.ChildStruct CreateChild3() => new()
    {
        ID = new Guid(0x3f2504e0, 0x4f89, 0x41d3, 0x9a, 0x0c, 0x03, 0x05, 0xe8, 0x2c, 0x33, 0x03),
        Created = new DateTime(2023, 12, 31, 23, 59, 59, 999, DateTimeKind.Utc),
        LastEdit = new DateTime(2024, 2, 29, 0, 0, 0, 1, DateTimeKind.Utc),
        Name = "Child 3",
        Percentage = 0.3f,
    };
}
