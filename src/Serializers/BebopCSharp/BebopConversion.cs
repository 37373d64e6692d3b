using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.BebopCSharp;

/// <summary>
/// Conversion between models and generated types. A Bebop struct has no absent fields, so a null text becomes an empty
/// one and a null list an empty one; a message leaves both out. Written for speed: two operations time it.
/// </summary>
internal static class BebopConversion
{
    public static Bop.TinyStruct ToTinyStruct(Tiny model) => new() { ID = model.Id, OtherId = model.OtherId };

    public static Bop.TinyMessage ToTinyMessage(Tiny model) => new() { ID = model.Id, OtherId = model.OtherId };

    public static Bop.SimpleStruct ToSimpleStruct(Simple model) => new()
    {
        ID = model.Id,
        OtherId = model.OtherId,
        Name = model.Name ?? "",
        EnumValue = (Bop.Level)model.EnumValue,
    };

    public static Bop.SimpleMessage ToSimpleMessage(Simple model) => new()
    {
        ID = model.Id,
        OtherId = model.OtherId,
        Name = model.Name,
        EnumValue = (Bop.Level)model.EnumValue,
    };

    public static Bop.ComplexStruct ToComplexStruct(Complex model) => new()
    {
        ID = model.Id,
        OtherId = model.OtherId,
        Name = model.Name ?? "",
        EnumValue = (Bop.Level)model.EnumValue,
        Percentage = model.Percentage,
        Cost = ToBits(model.Cost),
        Children = ToChildStructs(model.Children),
    };

    public static Bop.ComplexMessage ToComplexMessage(Complex model) => new()
    {
        ID = model.Id,
        OtherId = model.OtherId,
        Name = model.Name,
        EnumValue = (Bop.Level)model.EnumValue,
        Percentage = model.Percentage,
        Cost = ToBits(model.Cost),
        Children = model.Children is { } children ? ToChildMessages(children) : null,
    };

    public static Tiny ToModel(Bop.TinyStruct data) => new() { Id = data.ID, OtherId = data.OtherId };

    public static Tiny ToModel(Bop.TinyMessage data) => new() { Id = data.ID ?? 0, OtherId = data.OtherId ?? 0 };

    public static Simple ToModel(Bop.SimpleStruct data) => new()
    {
        Id = data.ID,
        OtherId = data.OtherId,
        Name = data.Name,
        EnumValue = (Level)data.EnumValue,
    };

    public static Simple ToModel(Bop.SimpleMessage data) => new()
    {
        Id = data.ID ?? 0,
        OtherId = data.OtherId ?? 0,
        Name = data.Name,
        EnumValue = (Level)(data.EnumValue ?? 0),
    };

    public static Complex ToModel(Bop.ComplexStruct data) => new()
    {
        Id = data.ID,
        OtherId = data.OtherId,
        Name = data.Name,
        EnumValue = (Level)data.EnumValue,
        Percentage = data.Percentage,
        Cost = FromBits(data.Cost),
        Children = ToModel(data.Children),
    };

    public static Complex ToModel(Bop.ComplexMessage data) => new()
    {
        Id = data.ID ?? 0,
        OtherId = data.OtherId ?? 0,
        Name = data.Name,
        EnumValue = (Level)(data.EnumValue ?? 0),
        Percentage = data.Percentage ?? 0,
        Cost = data.Cost is null ? 0 : FromBits(data.Cost),
        Children = data.Children is { } children ? ToModel(children) : null,
    };

    private static Bop.ChildStruct[] ToChildStructs(List<Child>? children)
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

    private static Bop.ChildMessage[] ToChildMessages(List<Child> children)
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

    private static Bop.DecimalBits ToBits(decimal value)
    {
        Span<int> bits = stackalloc int[4];
        decimal.GetBits(value, bits);
        return new Bop.DecimalBits { Low = (uint)bits[0] | (ulong)(uint)bits[1] << 32, High = (uint)bits[2], SignScale = (uint)bits[3] };
    }

    // The constructor checks the bits of sign and scale, and rejects what is no decimal.
    private static decimal FromBits(Bop.DecimalBits bits) => new([(int)bits.Low, (int)(bits.Low >> 32), (int)bits.High, (int)bits.SignScale]);
}
