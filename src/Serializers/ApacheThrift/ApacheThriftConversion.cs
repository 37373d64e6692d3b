using System.Globalization;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.ApacheThrift;

/// <summary>Conversions between the models and the generated classes, as schemas/models.thrift explains them, written for speed: two operations time them.</summary>
internal static class ApacheThriftConversion
{
    public static Tiny ToModel(Idl.Tiny data) => new() { Id = data.Id, OtherId = data.OtherId };

    public static Idl.Tiny FromModel(Tiny model) => new() { Id = model.Id, OtherId = model.OtherId };

    public static Simple ToModel(Idl.Simple data) => new()
    {
        Id = data.Id,
        OtherId = data.OtherId,
        Name = data.Name,
        EnumValue = (Level)data.EnumValue,
    };

    public static Idl.Simple FromModel(Simple model) => new()
    {
        Id = model.Id,
        OtherId = model.OtherId,
        Name = model.Name,
        EnumValue = (Idl.Level)model.EnumValue,
    };

    public static Complex ToModel(Idl.Complex data) => new()
    {
        Id = data.Id,
        OtherId = data.OtherId,
        Name = data.Name,
        EnumValue = (Level)data.EnumValue,
        Percentage = data.Percentage,
        Cost = decimal.Parse(data.Cost, NumberStyles.Float, CultureInfo.InvariantCulture),
        Children = data.Children is null ? null : ToModel(data.Children),
    };

    public static Idl.Complex FromModel(Complex model) => new()
    {
        Id = model.Id,
        OtherId = model.OtherId,
        Name = model.Name,
        EnumValue = (Idl.Level)model.EnumValue,
        Percentage = model.Percentage,
        Cost = model.Cost.ToString(CultureInfo.InvariantCulture),
        Children = model.Children is null ? null : FromModel(model.Children),
    };

    /// <summary>A date as the schema has it. One of no kind is taken for UTC.</summary>
    public static long FromModel(DateTime date) => (date.Kind == DateTimeKind.Local ? date.ToUniversalTime() : date).Ticks - DateTime.UnixEpoch.Ticks;

    private static DateTime ToModel(long date) => DateTime.UnixEpoch.AddTicks(date);

    private static List<Child> ToModel(List<Idl.Child> data)
    {
        var children = new List<Child>(data.Count);
        foreach (var child in data)
        {
            children.Add(new Child
            {
                Id = new Guid(child.Id, bigEndian: true),
                Created = ToModel(child.Created),
                LastEdit = ToModel(child.LastEdit),
                Name = child.Name,
                Percentage = (float)child.Percentage,
            });
        }

        return children;
    }

    private static List<Idl.Child> FromModel(List<Child> model)
    {
        var children = new List<Idl.Child>(model.Count);
        foreach (var child in model)
        {
            children.Add(new Idl.Child
            {
                Id = child.Id.ToByteArray(bigEndian: true),
                Created = FromModel(child.Created),
                LastEdit = FromModel(child.LastEdit),
                Name = child.Name,
                Percentage = child.Percentage,
            });
        }

        return children;
    }
}
