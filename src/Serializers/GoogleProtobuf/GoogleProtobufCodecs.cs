using System.Globalization;
using System.Runtime.CompilerServices;
using Google.Protobuf;
using Google.Protobuf.Collections;
using Google.Protobuf.WellKnownTypes;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.GoogleProtobuf;

/// <summary>The codec of <see cref="GoogleProtobuf"/> on <see cref="Tiny"/>.</summary>
public readonly struct GoogleProtobufTiny : IGeneratedCodec<GoogleProtobufTiny, GoogleProtobuf, Proto.Tiny, Tiny>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)] // See the model's Create.
    public static object Create() => new Proto.Tiny { Id = 123456, OtherId = 123 };

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Proto.Tiny.Parser.ParseFrom(new ReadOnlySpan<byte>(payload));

    /// <inheritdoc/>
    public static Tiny ToModel(Proto.Tiny data) => new() { Id = data.Id, OtherId = data.OtherId };

    /// <inheritdoc/>
    public static Proto.Tiny FromModel(Tiny model) => new() { Id = model.Id, OtherId = model.OtherId };
}

/// <summary>The codec of <see cref="GoogleProtobuf"/> on <see cref="Simple"/>.</summary>
public readonly struct GoogleProtobufSimple : IGeneratedCodec<GoogleProtobufSimple, GoogleProtobuf, Proto.Simple, Simple>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)] // See the model's Create.
    public static object Create() => new Proto.Simple
    {
        Id = 123456,
        OtherId = 123,
        Name = "Snuggles the Destroyer of Worlds",
        EnumValue = Proto.Level.Two,
    };

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Proto.Simple.Parser.ParseFrom(new ReadOnlySpan<byte>(payload));

    /// <inheritdoc/>
    public static Simple ToModel(Proto.Simple data) => new()
    {
        Id = data.Id,
        OtherId = data.OtherId,
        Name = data.HasName ? data.Name : null,
        EnumValue = (Level)data.EnumValue,
    };

    /// <inheritdoc/>
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
}

/// <summary>The codec of <see cref="GoogleProtobuf"/> on <see cref="Complex"/>.</summary>
public readonly struct GoogleProtobufComplex : IGeneratedCodec<GoogleProtobufComplex, GoogleProtobuf, Proto.Complex, Complex>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)] // See the model's Create.
    public static object Create() => new Proto.Complex
    {
        Id = 123456,
        OtherId = 123,
        Name = "Snuggles the Destroyer of Worlds",
        EnumValue = Proto.Level.Three,
        Percentage = 0.5,
        Cost = "456.78",
        Children =
        {
            CreateChild1(),
            CreateChild2(),
            CreateChild3(),
        },
    };

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Proto.Complex.Parser.ParseFrom(new ReadOnlySpan<byte>(payload));

    /// <inheritdoc/>
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

    /// <inheritdoc/>
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

    // The same constants as the model's. A user of this library turns a date into a Timestamp where the data is created.
    private static Proto.Child CreateChild1() => new()
    {
        Id = ByteString.CopyFrom((ReadOnlySpan<byte>)[0x3f, 0x25, 0x04, 0xe0, 0x4f, 0x89, 0x41, 0xd3, 0x9a, 0x0c, 0x03, 0x05, 0xe8, 0x2c, 0x33, 0x01]),
        Created = Timestamp.FromDateTime(new DateTime(2021, 8, 26, 12, 34, 56, 789, DateTimeKind.Utc)),
        LastEdit = Timestamp.FromDateTime(new DateTime(2021, 8, 27, 1, 2, 3, 456, DateTimeKind.Utc)),
        Name = "Child 1",
        Percentage = 0.1f,
    };

    private static Proto.Child CreateChild2() => new()
    {
        Id = ByteString.CopyFrom((ReadOnlySpan<byte>)[0x3f, 0x25, 0x04, 0xe0, 0x4f, 0x89, 0x41, 0xd3, 0x9a, 0x0c, 0x03, 0x05, 0xe8, 0x2c, 0x33, 0x02]),
        Created = Timestamp.FromDateTime(new DateTime(2022, 2, 3, 4, 5, 6, 7, DateTimeKind.Utc)),
        LastEdit = Timestamp.FromDateTime(new DateTime(2022, 11, 12, 13, 14, 15, 16, DateTimeKind.Utc)),
        Name = "Child 2",
        Percentage = 0.2f,
    };

    private static Proto.Child CreateChild3() => new()
    {
        Id = ByteString.CopyFrom((ReadOnlySpan<byte>)[0x3f, 0x25, 0x04, 0xe0, 0x4f, 0x89, 0x41, 0xd3, 0x9a, 0x0c, 0x03, 0x05, 0xe8, 0x2c, 0x33, 0x03]),
        Created = Timestamp.FromDateTime(new DateTime(2023, 12, 31, 23, 59, 59, 999, DateTimeKind.Utc)),
        LastEdit = Timestamp.FromDateTime(new DateTime(2024, 2, 29, 0, 0, 0, 1, DateTimeKind.Utc)),
        Name = "Child 3",
        Percentage = 0.3f,
    };
}
