using System.Buffers;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FlatSharp;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.FlatSharpSerialization;

/// <summary>A codec on a model, with all but the class that FlatSharp's compiler generated for it.</summary>
/// <remarks>Conversions ask for each member of a generated class once, because a class that reads lazily decodes it each time.</remarks>
internal interface IFlatSharpCodec<TSelf, TData, TModel> : IGeneratedCodec<TSelf, TData, TModel>, IBufferCodec, ICodecOf<FlatSharpGreedy, TModel>
    where TSelf : struct, IFlatSharpCodec<TSelf, TData, TModel>
    where TData : class
    where TModel : class
{
    static abstract ISerializer<TData> Serializer { get; }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    static byte[] ICodec.Serialize(object data) => FlatSharpWriting.Serialize(TSelf.Serializer, Unsafe.As<TData>(data));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    static void IBufferCodec.Serialize(object data, ArrayBufferWriter<byte> buffer) => FlatSharpWriting.Serialize(TSelf.Serializer, Unsafe.As<TData>(data), buffer);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    static object ICodec.Deserialize(byte[] payload) => TSelf.Serializer.Parse(payload);
}

/// <summary>The codec of <see cref="FlatSharpGreedy"/> on <see cref="Tiny"/>.</summary>
public readonly struct FlatSharpTiny : IFlatSharpCodec<FlatSharpTiny, Fbs.Tiny, Tiny>
{
    static ISerializer<Fbs.Tiny> IFlatSharpCodec<FlatSharpTiny, Fbs.Tiny, Tiny>.Serializer { get; } = Fbs.Tiny.Serializer;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)] // See the model's Create.
    public static object Create() => new Fbs.Tiny { Id = 123456, OtherId = 123 };

    /// <inheritdoc/>
    public static Tiny ToModel(Fbs.Tiny data) => new() { Id = data.Id, OtherId = data.OtherId };

    /// <inheritdoc/>
    public static Fbs.Tiny FromModel(Tiny model) => new() { Id = model.Id, OtherId = model.OtherId };
}

/// <summary>The codec of <see cref="FlatSharpGreedy"/> on <see cref="Simple"/>.</summary>
public readonly struct FlatSharpSimple : IFlatSharpCodec<FlatSharpSimple, Fbs.Simple, Simple>
{
    static ISerializer<Fbs.Simple> IFlatSharpCodec<FlatSharpSimple, Fbs.Simple, Simple>.Serializer { get; } = Fbs.Simple.Serializer;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)] // See the model's Create.
    public static object Create() => new Fbs.Simple
    {
        Id = 123456,
        OtherId = 123,
        Name = "Snuggles the Destroyer of Worlds",
        EnumValue = Fbs.Level.Two,
    };

    /// <inheritdoc/>
    public static Simple ToModel(Fbs.Simple data) => new()
    {
        Id = data.Id,
        OtherId = data.OtherId,
        Name = data.Name,
        EnumValue = (Level)data.EnumValue,
    };

    /// <inheritdoc/>
    public static Fbs.Simple FromModel(Simple model) => new()
    {
        Id = model.Id,
        OtherId = model.OtherId,
        Name = model.Name,
        EnumValue = (Fbs.Level)model.EnumValue,
    };
}

/// <summary>The codec of <see cref="FlatSharpGreedy"/> on <see cref="Complex"/>.</summary>
public readonly struct FlatSharpComplex : IFlatSharpCodec<FlatSharpComplex, Fbs.Complex, Complex>
{
    static ISerializer<Fbs.Complex> IFlatSharpCodec<FlatSharpComplex, Fbs.Complex, Complex>.Serializer { get; } = Fbs.Complex.Serializer;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)] // See the model's Create.
    public static object Create() => new Fbs.Complex
    {
        Id = 123456,
        OtherId = 123,
        Name = "Snuggles the Destroyer of Worlds",
        EnumValue = Fbs.Level.Three,
        Percentage = 0.5,
        Cost = new Fbs.DecimalBits { Low = 45678, High = 0, SignScale = 2 << 16 },
        Children =
        [
            CreateChild1(),
            CreateChild2(),
            CreateChild3(),
        ],
    };

    /// <inheritdoc/>
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

    /// <inheritdoc/>
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

    private static Fbs.GuidBytes ToBytes(Guid value)
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

    // The same constants as the model's. A user of this library turns a GUID and a date into numbers where the data is created.
    private static Fbs.Child CreateChild1() => new()
    {
        Id = ToBytes(new Guid(0x3f2504e0, 0x4f89, 0x41d3, 0x9a, 0x0c, 0x03, 0x05, 0xe8, 0x2c, 0x33, 0x01)),
        Created = new DateTime(2021, 8, 26, 12, 34, 56, 789, DateTimeKind.Utc).ToBinary(),
        LastEdit = new DateTime(2021, 8, 27, 1, 2, 3, 456, DateTimeKind.Utc).ToBinary(),
        Name = "Child 1",
        Percentage = 0.1f,
    };

    private static Fbs.Child CreateChild2() => new()
    {
        Id = ToBytes(new Guid(0x3f2504e0, 0x4f89, 0x41d3, 0x9a, 0x0c, 0x03, 0x05, 0xe8, 0x2c, 0x33, 0x02)),
        Created = new DateTime(2022, 2, 3, 4, 5, 6, 7, DateTimeKind.Utc).ToBinary(),
        LastEdit = new DateTime(2022, 11, 12, 13, 14, 15, 16, DateTimeKind.Utc).ToBinary(),
        Name = "Child 2",
        Percentage = 0.2f,
    };

    private static Fbs.Child CreateChild3() => new()
    {
        Id = ToBytes(new Guid(0x3f2504e0, 0x4f89, 0x41d3, 0x9a, 0x0c, 0x03, 0x05, 0xe8, 0x2c, 0x33, 0x03)),
        Created = new DateTime(2023, 12, 31, 23, 59, 59, 999, DateTimeKind.Utc).ToBinary(),
        LastEdit = new DateTime(2024, 2, 29, 0, 0, 0, 1, DateTimeKind.Utc).ToBinary(),
        Name = "Child 3",
        Percentage = 0.3f,
    };
}
