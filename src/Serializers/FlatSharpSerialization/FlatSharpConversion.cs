using System.Runtime.InteropServices;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.FlatSharpSerialization;

/// <summary>Conversion between models and generated classes. A null text or list is left out of a table. Written for speed: two operations time it.</summary>
/// <remarks>Each member of a generated class is asked for once, because a class that reads lazily decodes it each time.</remarks>
internal static class FlatSharpConversion
{
    public static Fbs.Tiny FromModel(Tiny model) => new() { Id = model.Id, OtherId = model.OtherId };

    public static Fbs.Simple FromModel(Simple model) => new()
    {
        Id = model.Id,
        OtherId = model.OtherId,
        Name = model.Name,
        EnumValue = (Fbs.Level)model.EnumValue,
    };

    public static Fbs.Complex FromModel(Complex model) => new()
    {
        Id = model.Id,
        OtherId = model.OtherId,
        Name = model.Name,
        EnumValue = (Fbs.Level)model.EnumValue,
        Percentage = model.Percentage,
        Cost = ToBits(model.Cost),
        Children = model.Children is { } children ? FromModel(children) : null,
    };

    public static Tiny ToModel(Fbs.Tiny data) => new() { Id = data.Id, OtherId = data.OtherId };

    public static Simple ToModel(Fbs.Simple data) => new()
    {
        Id = data.Id,
        OtherId = data.OtherId,
        Name = data.Name,
        EnumValue = (Level)data.EnumValue,
    };

    public static Complex ToModel(Fbs.Complex data) => new()
    {
        Id = data.Id,
        OtherId = data.OtherId,
        Name = data.Name,
        EnumValue = (Level)data.EnumValue,
        Percentage = data.Percentage,
        Cost = data.Cost is { } cost ? FromBits(cost) : 0,
        Children = data.Children is { } children ? ToModel(children) : null,
    };

    public static Fbs.GuidBytes ToBytes(Guid value)
    {
        var bytes = default(Fbs.GuidBytes);
        value.TryWriteBytes(MemoryMarshal.AsBytes(new Span<Fbs.GuidBytes>(ref bytes)), bigEndian: true, out _);
        return bytes;
    }

    private static Guid FromBytes(Fbs.GuidBytes bytes) => new(MemoryMarshal.AsBytes(new ReadOnlySpan<Fbs.GuidBytes>(in bytes)), bigEndian: true);

    private static Fbs.Child[] FromModel(List<Child> children)
    {
        var data = new Fbs.Child[children.Count];
        for (var i = 0; i < data.Length; i++)
        {
            var child = children[i];
            data[i] = new()
            {
                Id = ToBytes(child.Id),
                Created = child.Created.ToBinary(),
                LastEdit = child.LastEdit.ToBinary(),
                Name = child.Name,
                Percentage = child.Percentage,
            };
        }

        return data;
    }

    private static List<Child> ToModel(IList<Fbs.Child> data)
    {
        var count = data.Count;
        var children = new List<Child>(count);
        for (var i = 0; i < count; i++)
        {
            var child = data[i];
            children.Add(new()
            {
                Id = child.Id is { } id ? FromBytes(id) : Guid.Empty,
                Created = DateTime.FromBinary(child.Created),
                LastEdit = DateTime.FromBinary(child.LastEdit),
                Name = child.Name,
                Percentage = child.Percentage,
            });
        }

        return children;
    }

    private static Fbs.DecimalBits ToBits(decimal value)
    {
        Span<int> bits = stackalloc int[4];
        decimal.GetBits(value, bits);
        return new Fbs.DecimalBits { Low = (uint)bits[0] | (ulong)(uint)bits[1] << 32, High = (uint)bits[2], SignScale = (uint)bits[3] };
    }

    // The constructor checks the bits of sign and scale, and rejects what is no decimal.
    private static decimal FromBits(Fbs.DecimalBits bits) => new([(int)bits.Low, (int)(bits.Low >> 32), (int)bits.High, (int)bits.SignScale]);
}
