using System.Globalization;
using Google.Protobuf;
using Google.Protobuf.Collections;
using Google.Protobuf.WellKnownTypes;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.GoogleProtobuf;

/// <summary>Conversions between the models and the generated classes, as schemas/models.proto explains them, written for speed: two operations time them.</summary>
internal static class GoogleProtobufConversion
{
    public static Tiny ToModel(Proto.Tiny data) => new() { Id = data.Id, OtherId = data.OtherId };

    public static Proto.Tiny FromModel(Tiny model) => new() { Id = model.Id, OtherId = model.OtherId };

    public static Simple ToModel(Proto.Simple data) => new()
    {
        Id = data.Id,
        OtherId = data.OtherId,
        Name = data.HasName ? data.Name : null,
        EnumValue = (Level)data.EnumValue,
    };

    public static Proto.Simple FromModel(Simple model)
    {
        var data = new Proto.Simple
        {
            Id = model.Id,
            OtherId = model.OtherId,
            EnumValue = (Proto.Level)model.EnumValue,
        };
        if (model.Name is not null)
            data.Name = model.Name;
        return data;
    }

    public static Complex ToModel(Proto.Complex data) => new()
    {
        Id = data.Id,
        OtherId = data.OtherId,
        Name = data.HasName ? data.Name : null,
        EnumValue = (Level)data.EnumValue,
        Percentage = data.Percentage,
        Cost = data.Cost.Length == 0 ? 0 : decimal.Parse(data.Cost, NumberStyles.Float, CultureInfo.InvariantCulture),
        Children = ToModel(data.Children),
    };

    public static Proto.Complex FromModel(Complex model)
    {
        var data = new Proto.Complex
        {
            Id = model.Id,
            OtherId = model.OtherId,
            EnumValue = (Proto.Level)model.EnumValue,
            Percentage = model.Percentage,
            Cost = model.Cost == 0 ? "" : model.Cost.ToString(CultureInfo.InvariantCulture),
        };
        if (model.Name is not null)
            data.Name = model.Name;
        if (model.Children is { Count: > 0 } children)
        {
            data.Children.Capacity = children.Count;
            foreach (var child in children)
                data.Children.Add(FromModel(child));
        }

        return data;
    }

    private static List<Child>? ToModel(RepeatedField<Proto.Child> data)
    {
        if (data.Count == 0)
            return null;
        var children = new List<Child>(data.Count);
        for (var i = 0; i < data.Count; i++) // The enumerator of a RepeatedField is an object.
            children.Add(ToModel(data[i]));
        return children;
    }

    private static Child ToModel(Proto.Child data) => new()
    {
        Id = data.Id.IsEmpty ? Guid.Empty : new Guid(data.Id.Span, bigEndian: true),
        Created = data.Created?.ToDateTime() ?? default,
        LastEdit = data.LastEdit?.ToDateTime() ?? default,
        Name = data.HasName ? data.Name : null,
        Percentage = data.Percentage,
    };

    private static Proto.Child FromModel(Child model)
    {
        var data = new Proto.Child
        {
            Id = model.Id == Guid.Empty ? ByteString.Empty : ToBytes(model.Id),
            Created = ToTimestamp(model.Created),
            LastEdit = ToTimestamp(model.LastEdit),
            Percentage = model.Percentage,
        };
        if (model.Name is not null)
            data.Name = model.Name;
        return data;
    }

    private static ByteString ToBytes(Guid id)
    {
        Span<byte> bytes = stackalloc byte[16];
        id.TryWriteBytes(bytes, bigEndian: true, out _);
        return ByteString.CopyFrom(bytes);
    }

    // FromDateTime takes UTC only. A date of no kind is taken for UTC, as protobuf-net takes it.
    private static Timestamp ToTimestamp(DateTime date) =>
        Timestamp.FromDateTime(date.Kind == DateTimeKind.Local ? date.ToUniversalTime() : DateTime.SpecifyKind(date, DateTimeKind.Utc));
}
