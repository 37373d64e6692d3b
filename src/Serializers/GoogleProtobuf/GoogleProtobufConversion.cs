using System.Globalization;
using Google.Protobuf;
using Google.Protobuf.WellKnownTypes;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.GoogleProtobuf;

/// <summary>Conversions between the models and the generated classes, as schemas/models.proto explains them. Never timed.</summary>
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
        Children = data.Children.Count == 0 ? null : data.Children.Select(ToModel).ToList(),
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
            Children = { model.Children?.Select(FromModel) ?? [] },
        };
        if (model.Name is not null)
            data.Name = model.Name;
        return data;
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
            Id = model.Id == Guid.Empty ? ByteString.Empty : ByteString.CopyFrom(model.Id.ToByteArray(bigEndian: true)),
            Created = ToTimestamp(model.Created),
            LastEdit = ToTimestamp(model.LastEdit),
            Percentage = model.Percentage,
        };
        if (model.Name is not null)
            data.Name = model.Name;
        return data;
    }

    // FromDateTime takes UTC only. A date of no kind is taken for UTC, as protobuf-net takes it.
    private static Timestamp ToTimestamp(DateTime date) =>
        Timestamp.FromDateTime(date.Kind == DateTimeKind.Local ? date.ToUniversalTime() : DateTime.SpecifyKind(date, DateTimeKind.Utc));
}
