using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.BebopCSharp;

// A message leaves a null text and a null list out.

/// <summary>The codec of <see cref="BebopMessage"/> on <see cref="Tiny"/>.</summary>
public readonly struct BebopMessageTiny : IGeneratedCodec<BebopMessageTiny, BebopMessage, Bop.TinyMessage, Tiny>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)] // See the model's Create.
    public static object Create() => new Bop.TinyMessage { ID = 123456, OtherId = 123 };

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Bop.TinyMessage.Decode(payload);

    /// <inheritdoc/>
    public static Tiny ToModel(Bop.TinyMessage data) => new() { Id = data.ID ?? 0, OtherId = data.OtherId ?? 0 };

    /// <inheritdoc/>
    public static Bop.TinyMessage FromModel(Tiny model) => new() { ID = model.Id, OtherId = model.OtherId };
}

/// <summary>The codec of <see cref="BebopMessage"/> on <see cref="Simple"/>.</summary>
public readonly struct BebopMessageSimple : IGeneratedCodec<BebopMessageSimple, BebopMessage, Bop.SimpleMessage, Simple>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)] // See the model's Create.
    public static object Create() => new Bop.SimpleMessage
    {
        ID = 123456,
        OtherId = 123,
        Name = "Snuggles the Destroyer of Worlds",
        EnumValue = Bop.Level.Two,
    };

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Bop.SimpleMessage.Decode(payload);

    /// <inheritdoc/>
    public static Simple ToModel(Bop.SimpleMessage data) => new()
    {
        Id = data.ID ?? 0,
        OtherId = data.OtherId ?? 0,
        Name = data.Name,
        EnumValue = (Level)(data.EnumValue ?? 0),
    };

    /// <inheritdoc/>
    public static Bop.SimpleMessage FromModel(Simple model) => new()
    {
        ID = model.Id,
        OtherId = model.OtherId,
        Name = model.Name,
        EnumValue = (Bop.Level)model.EnumValue,
    };
}

/// <summary>The codec of <see cref="BebopMessage"/> on <see cref="Complex"/>.</summary>
public readonly struct BebopMessageComplex : IGeneratedCodec<BebopMessageComplex, BebopMessage, Bop.ComplexMessage, Complex>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)] // See the model's Create.
    public static object Create() => new Bop.ComplexMessage
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
    public static object Deserialize(byte[] payload) => Bop.ComplexMessage.Decode(payload);

    /// <inheritdoc/>
    public static Complex ToModel(Bop.ComplexMessage data) => new()
    {
        Id = data.ID ?? 0,
        OtherId = data.OtherId ?? 0,
        Name = data.Name,
        EnumValue = (Level)(data.EnumValue ?? 0),
        Percentage = data.Percentage ?? 0,
        Cost = data.Cost is null ? 0 : BebopRecords.FromBits(data.Cost),
        Children = data.Children is { } children ? ToModel(children) : null,
    };

    /// <inheritdoc/>
    public static Bop.ComplexMessage FromModel(Complex model) => new()
    {
        ID = model.Id,
        OtherId = model.OtherId,
        Name = model.Name,
        EnumValue = (Bop.Level)model.EnumValue,
        Percentage = model.Percentage,
        Cost = BebopRecords.ToBits(model.Cost),
        Children = model.Children is { } children ? FromModel(children) : null,
    };

    private static List<Child> ToModel(Bop.ChildMessage[] data)
    {
        var children = new List<Child>(data.Length);
        foreach (var child in data)
        {
            children.Add(new()
            {
                Id = child.ID ?? Guid.Empty,
                Created = child.Created ?? default,
                LastEdit = child.LastEdit ?? default,
                Name = child.Name,
                Percentage = child.Percentage ?? 0,
            });
        }

        return children;
    }

    private static Bop.ChildMessage[] FromModel(List<Child> children)
    {
        var data = new Bop.ChildMessage[children.Count];
        for (var i = 0; i < data.Length; i++)
        {
            var child = children[i];
            data[i] = new()
            {
                ID = child.Id,
                Created = child.Created,
                LastEdit = child.LastEdit,
                Name = child.Name,
                Percentage = child.Percentage,
            };
        }

        return data;
    }

    // The same constants as the model's.
    private static Bop.ChildMessage CreateChild1() => new()
    {
        ID = new Guid(0x3f2504e0, 0x4f89, 0x41d3, 0x9a, 0x0c, 0x03, 0x05, 0xe8, 0x2c, 0x33, 0x01),
        Created = new DateTime(2021, 8, 26, 12, 34, 56, 789, DateTimeKind.Utc),
        LastEdit = new DateTime(2021, 8, 27, 1, 2, 3, 456, DateTimeKind.Utc),
        Name = "Child 1",
        Percentage = 0.1f,
    };

    private static Bop.ChildMessage CreateChild2() => new()
    {
        ID = new Guid(0x3f2504e0, 0x4f89, 0x41d3, 0x9a, 0x0c, 0x03, 0x05, 0xe8, 0x2c, 0x33, 0x02),
        Created = new DateTime(2022, 2, 3, 4, 5, 6, 7, DateTimeKind.Utc),
        LastEdit = new DateTime(2022, 11, 12, 13, 14, 15, 16, DateTimeKind.Utc),
        Name = "Child 2",
        Percentage = 0.2f,
    };

    private static Bop.ChildMessage CreateChild3() => new()
    {
        ID = new Guid(0x3f2504e0, 0x4f89, 0x41d3, 0x9a, 0x0c, 0x03, 0x05, 0xe8, 0x2c, 0x33, 0x03),
        Created = new DateTime(2023, 12, 31, 23, 59, 59, 999, DateTimeKind.Utc),
        LastEdit = new DateTime(2024, 2, 29, 0, 0, 0, 1, DateTimeKind.Utc),
        Name = "Child 3",
        Percentage = 0.3f,
    };
}
