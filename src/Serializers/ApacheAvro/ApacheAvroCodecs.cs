using System.Runtime.CompilerServices;
using Avro.Specific;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.ApacheAvro;

/// <summary>A codec on a model, with all but the class that the library generated for it.</summary>
internal interface IApacheAvroCodec<TSelf, TData, TModel> : IGeneratedCodec<TSelf, TData, TModel>, ICodecOf<ApacheAvro, TModel>
    where TSelf : struct, IApacheAvroCodec<TSelf, TData, TModel>
    where TData : class, ISpecificRecord, new()
    where TModel : class
{
    static byte[] ICodec.Serialize(object data) => ApacheAvro.Serialize(Unsafe.As<TData>(data));

    static object ICodec.Deserialize(byte[] payload) => ApacheAvro.Deserialize<TData>(payload);
}

/// <summary>The codec of <see cref="ApacheAvro"/> on <see cref="Tiny"/>.</summary>
public readonly struct ApacheAvroTiny : IApacheAvroCodec<ApacheAvroTiny, Avsc.Tiny, Tiny>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)] // See the model's Create.
    public static object Create() => new Avsc.Tiny { Id = 123456, OtherId = 123 };

    /// <inheritdoc/>
    public static Tiny ToModel(Avsc.Tiny data) => new() { Id = data.Id, OtherId = data.OtherId };

    /// <inheritdoc/>
    public static Avsc.Tiny FromModel(Tiny model) => new() { Id = model.Id, OtherId = model.OtherId };
}

/// <summary>The codec of <see cref="ApacheAvro"/> on <see cref="Simple"/>.</summary>
public readonly struct ApacheAvroSimple : IApacheAvroCodec<ApacheAvroSimple, Avsc.Simple, Simple>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)] // See the model's Create.
    public static object Create() => new Avsc.Simple
    {
        Id = 123456,
        OtherId = 123,
        Name = "Snuggles the Destroyer of Worlds",
        EnumValue = Avsc.Level.Two,
    };

    /// <inheritdoc/>
    public static Simple ToModel(Avsc.Simple data) => new()
    {
        Id = data.Id,
        OtherId = data.OtherId,
        Name = data.Name,
        EnumValue = (Level)data.EnumValue,
    };

    /// <inheritdoc/>
    public static Avsc.Simple FromModel(Simple model) => new()
    {
        Id = model.Id,
        OtherId = model.OtherId,
        Name = model.Name,
        EnumValue = (Avsc.Level)model.EnumValue,
    };
}

/// <summary>The codec of <see cref="ApacheAvro"/> on <see cref="Complex"/>.</summary>
public readonly struct ApacheAvroComplex : IApacheAvroCodec<ApacheAvroComplex, Avsc.Complex, Complex>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)] // See the model's Create.
    public static object Create() => new Avsc.Complex
    {
        Id = 123456,
        OtherId = 123,
        Name = "Snuggles the Destroyer of Worlds",
        EnumValue = Avsc.Level.Three,
        Percentage = 0.5,
        Cost = ApacheAvroConversion.FromModel(456.78m), // A user of this library gives a decimal the schema's scale where the data is created.
        Children =
        [
            CreateChild1(),
            CreateChild2(),
            CreateChild3(),
        ],
    };

    /// <inheritdoc/>
    public static Complex ToModel(Avsc.Complex data) => new()
    {
        Id = data.Id,
        OtherId = data.OtherId,
        Name = data.Name,
        EnumValue = (Level)data.EnumValue,
        Percentage = data.Percentage,
        Cost = ApacheAvroConversion.ToModel(data.Cost),
        Children = data.Children is null ? null : ToModel(data.Children),
    };

    /// <inheritdoc/>
    public static Avsc.Complex FromModel(Complex model) => new()
    {
        Id = model.Id,
        OtherId = model.OtherId,
        Name = model.Name,
        EnumValue = (Avsc.Level)model.EnumValue,
        Percentage = model.Percentage,
        Cost = ApacheAvroConversion.FromModel(model.Cost),
        Children = model.Children is null ? null : FromModel(model.Children),
    };

    private static List<Child> ToModel(IList<Avsc.Child> data)
    {
        var children = new List<Child>(data.Count);
        for (var i = 0; i < data.Count; i++)
        {
            var child = data[i];
            children.Add(new Child
            {
                Id = child.Id,
                Created = ApacheAvroConversion.ToModel(child.Created),
                LastEdit = ApacheAvroConversion.ToModel(child.LastEdit),
                Name = child.Name,
                Percentage = child.Percentage,
            });
        }

        return children;
    }

    private static List<Avsc.Child> FromModel(List<Child> model)
    {
        var children = new List<Avsc.Child>(model.Count);
        foreach (var child in model)
        {
            children.Add(new Avsc.Child
            {
                Id = child.Id,
                Created = ApacheAvroConversion.FromModel(child.Created),
                LastEdit = ApacheAvroConversion.FromModel(child.LastEdit),
                Name = child.Name,
                Percentage = child.Percentage,
            });
        }

        return children;
    }

    // The same constants as the model's.
    private static Avsc.Child CreateChild1() => new()
    {
        Id = new Guid(0x3f2504e0, 0x4f89, 0x41d3, 0x9a, 0x0c, 0x03, 0x05, 0xe8, 0x2c, 0x33, 0x01),
        Created = "2021-08-26T12:34:56.7890000Z",
        LastEdit = "2021-08-27T01:02:03.4560000Z",
        Name = "Child 1",
        Percentage = 0.1f,
    };

    private static Avsc.Child CreateChild2() => new()
    {
        Id = new Guid(0x3f2504e0, 0x4f89, 0x41d3, 0x9a, 0x0c, 0x03, 0x05, 0xe8, 0x2c, 0x33, 0x02),
        Created = "2022-02-03T04:05:06.0070000Z",
        LastEdit = "2022-11-12T13:14:15.0160000Z",
        Name = "Child 2",
        Percentage = 0.2f,
    };

    private static Avsc.Child CreateChild3() => new()
    {
        Id = new Guid(0x3f2504e0, 0x4f89, 0x41d3, 0x9a, 0x0c, 0x03, 0x05, 0xe8, 0x2c, 0x33, 0x03),
        Created = "2023-12-31T23:59:59.9990000Z",
        LastEdit = "2024-02-29T00:00:00.0010000Z",
        Name = "Child 3",
        Percentage = 0.3f,
    };
}
