using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.GoogleFlatBuffers;

/// <summary>Conversion between models and generated classes, as schemas/README.md explains it, written for speed: two operations time it.</summary>
/// <remarks>
/// A generated class makes the objects of its structs itself, so these are filled. UnPack makes an empty list of one that is not in the table, so
/// an empty list is taken for null, as with Google.Protobuf.
/// </remarks>
internal static class GoogleFlatBuffersConversion
{
    public static GoogleFbs.TinyT FromModel(Tiny model) => new() { Id = model.Id, OtherId = model.OtherId };

    public static GoogleFbs.SimpleT FromModel(Simple model) => new()
    {
        Id = model.Id,
        OtherId = model.OtherId,
        Name = model.Name,
        EnumValue = (GoogleFbs.Level)model.EnumValue,
    };

    public static GoogleFbs.ComplexT FromModel(Complex model)
    {
        Span<int> bits = stackalloc int[4];
        decimal.GetBits(model.Cost, bits);
        return new()
        {
            Id = model.Id,
            OtherId = model.OtherId,
            Name = model.Name,
            EnumValue = (GoogleFbs.Level)model.EnumValue,
            Percentage = model.Percentage,
            Cost = { Low = (uint)bits[0] | (ulong)(uint)bits[1] << 32, High = (uint)bits[2], SignScale = (uint)bits[3] },
            Children = model.Children is { } children ? FromModel(children) : null,
        };
    }

    public static Tiny ToModel(GoogleFbs.TinyT data) => new() { Id = data.Id, OtherId = data.OtherId };

    public static Simple ToModel(GoogleFbs.SimpleT data) => new()
    {
        Id = data.Id,
        OtherId = data.OtherId,
        Name = data.Name,
        EnumValue = (Level)data.EnumValue,
    };

    public static Complex ToModel(GoogleFbs.ComplexT data) => new()
    {
        Id = data.Id,
        OtherId = data.OtherId,
        Name = data.Name,
        EnumValue = (Level)data.EnumValue,
        Percentage = data.Percentage,
        Cost = data.Cost is { } cost ? FromBits(cost) : 0,
        Children = data.Children is { Count: > 0 } children ? ToModel(children) : null,
    };

    private static List<GoogleFbs.ChildT> FromModel(List<Child> children)
    {
        var data = new List<GoogleFbs.ChildT>(children.Count);
        foreach (var child in children)
            data.Add(FromModel(child));
        return data;
    }

    private static GoogleFbs.ChildT FromModel(Child child)
    {
        var data = new GoogleFbs.ChildT
        {
            Created = child.Created.ToBinary(),
            LastEdit = child.LastEdit.ToBinary(),
            Name = child.Name,
            Percentage = child.Percentage,
        };
        child.Id.TryWriteBytes(data.Id.Bytes, bigEndian: true, out _);
        return data;
    }

    private static List<Child> ToModel(List<GoogleFbs.ChildT> data)
    {
        var children = new List<Child>(data.Count);
        foreach (var child in data)
            children.Add(ToModel(child));
        return children;
    }

    private static Child ToModel(GoogleFbs.ChildT child) => new()
    {
        Id = child.Id is { } id ? new Guid(id.Bytes, bigEndian: true) : Guid.Empty,
        Created = DateTime.FromBinary(child.Created),
        LastEdit = DateTime.FromBinary(child.LastEdit),
        Name = child.Name,
        Percentage = child.Percentage,
    };

    // The constructor checks the bits of sign and scale, and rejects what is no decimal.
    private static decimal FromBits(GoogleFbs.DecimalBitsT bits) => new([(int)bits.Low, (int)(bits.Low >> 32), (int)bits.High, (int)bits.SignScale]);
}
