using System.Globalization;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using Thrift.Protocol;

namespace SerializationBenchmarks.Serializers.ApacheThrift;

/// <summary>A codec on a model, with all but the class that thrift generated for it.</summary>
internal interface IApacheThriftCodec<TSelf, TData, TModel> : IGeneratedCodec<TSelf, TData, TModel>, ICodecOf<ApacheThrift, TModel>
    where TSelf : struct, IApacheThriftCodec<TSelf, TData, TModel>
    where TData : class, TBase, new()
    where TModel : class
{
    static byte[] ICodec.Serialize(object data) => ApacheThrift.Serialize(Unsafe.As<TData>(data));

    static object ICodec.Deserialize(byte[] payload) => ApacheThrift.Deserialize<TData>(payload);
}

/// <summary>The codec of <see cref="ApacheThrift"/> on <see cref="Tiny"/>.</summary>
public readonly struct ApacheThriftTiny : IApacheThriftCodec<ApacheThriftTiny, Idl.Tiny, Tiny>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)] // See the model's Create.
    public static object Create() => new Idl.Tiny { Id = 123456, OtherId = 123 };

    /// <inheritdoc/>
    public static Tiny ToModel(Idl.Tiny data) => new() { Id = data.Id, OtherId = data.OtherId };

    /// <inheritdoc/>
    public static Idl.Tiny FromModel(Tiny model) => new() { Id = model.Id, OtherId = model.OtherId };
}

/// <summary>The codec of <see cref="ApacheThrift"/> on <see cref="Simple"/>.</summary>
public readonly struct ApacheThriftSimple : IApacheThriftCodec<ApacheThriftSimple, Idl.Simple, Simple>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)] // See the model's Create.
    public static object Create() => new Idl.Simple
    {
        Id = 123456,
        OtherId = 123,
        Name = "Snuggles the Destroyer of Worlds",
        EnumValue = Idl.Level.Two,
    };

    /// <inheritdoc/>
    public static Simple ToModel(Idl.Simple data) => new()
    {
        Id = data.Id,
        OtherId = data.OtherId,
        Name = data.Name,
        EnumValue = (Level)data.EnumValue,
    };

    /// <inheritdoc/>
    public static Idl.Simple FromModel(Simple model) => new()
    {
        Id = model.Id,
        OtherId = model.OtherId,
        Name = model.Name,
        EnumValue = (Idl.Level)model.EnumValue,
    };
}

/// <summary>The codec of <see cref="ApacheThrift"/> on <see cref="Complex"/>.</summary>
public readonly struct ApacheThriftComplex : IApacheThriftCodec<ApacheThriftComplex, Idl.Complex, Complex>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)] // See the model's Create.
    public static object Create() => new Idl.Complex
    {
        Id = 123456,
        OtherId = 123,
        Name = "Snuggles the Destroyer of Worlds",
        EnumValue = Idl.Level.Three,
        Percentage = 0.5,
        Cost = "456.78",
        Children =
        [
            CreateChild1(),
            CreateChild2(),
            CreateChild3(),
        ],
    };

    /// <inheritdoc/>
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

    /// <inheritdoc/>
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

    // A date as the schema has it. One of no kind is taken for UTC.
    private static long FromModel(DateTime date) => (date.Kind == DateTimeKind.Local ? date.ToUniversalTime() : date).Ticks - DateTime.UnixEpoch.Ticks;

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

    // The same constants as the model's. A user of this library turns a date into a number where the data is created.
    private static Idl.Child CreateChild1() => new()
    {
        Id = [0x3f, 0x25, 0x04, 0xe0, 0x4f, 0x89, 0x41, 0xd3, 0x9a, 0x0c, 0x03, 0x05, 0xe8, 0x2c, 0x33, 0x01],
        Created = FromModel(new DateTime(2021, 8, 26, 12, 34, 56, 789, DateTimeKind.Utc)),
        LastEdit = FromModel(new DateTime(2021, 8, 27, 1, 2, 3, 456, DateTimeKind.Utc)),
        Name = "Child 1",
        Percentage = 0.1f,
    };

    private static Idl.Child CreateChild2() => new()
    {
        Id = [0x3f, 0x25, 0x04, 0xe0, 0x4f, 0x89, 0x41, 0xd3, 0x9a, 0x0c, 0x03, 0x05, 0xe8, 0x2c, 0x33, 0x02],
        Created = FromModel(new DateTime(2022, 2, 3, 4, 5, 6, 7, DateTimeKind.Utc)),
        LastEdit = FromModel(new DateTime(2022, 11, 12, 13, 14, 15, 16, DateTimeKind.Utc)),
        Name = "Child 2",
        Percentage = 0.2f,
    };

    private static Idl.Child CreateChild3() => new()
    {
        Id = [0x3f, 0x25, 0x04, 0xe0, 0x4f, 0x89, 0x41, 0xd3, 0x9a, 0x0c, 0x03, 0x05, 0xe8, 0x2c, 0x33, 0x03],
        Created = FromModel(new DateTime(2023, 12, 31, 23, 59, 59, 999, DateTimeKind.Utc)),
        LastEdit = FromModel(new DateTime(2024, 2, 29, 0, 0, 0, 1, DateTimeKind.Utc)),
        Name = "Child 3",
        Percentage = 0.3f,
    };
}
