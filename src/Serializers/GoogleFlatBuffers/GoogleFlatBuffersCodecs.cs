using System.Buffers;
using System.Runtime.CompilerServices;
using Google.FlatBuffers;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.GoogleFlatBuffers;

/// <summary>A codec on a model, with all but the class and the table that flatc generated for it.</summary>
/// <remarks>
/// A generated class makes the objects of its structs itself, so these are filled. UnPack makes an empty list of one that is not in the table, so
/// an empty list is taken for null, as with Google.Protobuf.
/// </remarks>
internal interface IGoogleFlatBuffersCodec<TSelf, TData, TModel> : IGeneratedCodec<TSelf, TData, TModel>, IBufferCodec, ICodecOf<GoogleFlatBuffers, TModel>
    where TSelf : struct, IGoogleFlatBuffersCodec<TSelf, TData, TModel>
    where TData : class
    where TModel : class
{
    static abstract int Write(FlatBufferBuilder builder, TData data);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    static byte[] ICodec.Serialize(object data) => Build(data).SizedByteArray();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    static void IBufferCodec.Serialize(object data, ArrayBufferWriter<byte> buffer) => GoogleFlatBuffers.CopyTo(buffer, Build(data));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static FlatBufferBuilder Build(object data)
    {
        var builder = GoogleFlatBuffers.Builder;
        builder.Finish(TSelf.Write(builder, Unsafe.As<TData>(data)));
        return builder;
    }
}

/// <summary>The codec of <see cref="GoogleFlatBuffers"/> on <see cref="Tiny"/>.</summary>
public readonly struct GoogleFlatBuffersTiny : IGoogleFlatBuffersCodec<GoogleFlatBuffersTiny, GoogleFbs.TinyT, Tiny>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)] // See the model's Create.
    public static object Create() => new GoogleFbs.TinyT { Id = 123456, OtherId = 123 };

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => GoogleFlatBuffersTables.Read(GoogleFbs.Tiny.GetRootAsTiny(new ByteBuffer(payload)));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    static int IGoogleFlatBuffersCodec<GoogleFlatBuffersTiny, GoogleFbs.TinyT, Tiny>.Write(FlatBufferBuilder builder, GoogleFbs.TinyT data) => GoogleFlatBuffersTables.Write(builder, data).Value;

    /// <inheritdoc/>
    public static Tiny ToModel(GoogleFbs.TinyT data) => new() { Id = data.Id, OtherId = data.OtherId };

    /// <inheritdoc/>
    public static GoogleFbs.TinyT FromModel(Tiny model) => new() { Id = model.Id, OtherId = model.OtherId };
}

/// <summary>The codec of <see cref="GoogleFlatBuffers"/> on <see cref="Simple"/>.</summary>
public readonly struct GoogleFlatBuffersSimple : IGoogleFlatBuffersCodec<GoogleFlatBuffersSimple, GoogleFbs.SimpleT, Simple>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)] // See the model's Create.
    public static object Create() => new GoogleFbs.SimpleT
    {
        Id = 123456,
        OtherId = 123,
        Name = "Snuggles the Destroyer of Worlds",
        EnumValue = GoogleFbs.Level.Two,
    };

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => GoogleFlatBuffersTables.Read(GoogleFbs.Simple.GetRootAsSimple(new ByteBuffer(payload)));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    static int IGoogleFlatBuffersCodec<GoogleFlatBuffersSimple, GoogleFbs.SimpleT, Simple>.Write(FlatBufferBuilder builder, GoogleFbs.SimpleT data) => GoogleFlatBuffersTables.Write(builder, data).Value;

    /// <inheritdoc/>
    public static Simple ToModel(GoogleFbs.SimpleT data) => new()
    {
        Id = data.Id,
        OtherId = data.OtherId,
        Name = data.Name,
        EnumValue = (Level)data.EnumValue,
    };

    /// <inheritdoc/>
    public static GoogleFbs.SimpleT FromModel(Simple model) => new()
    {
        Id = model.Id,
        OtherId = model.OtherId,
        Name = model.Name,
        EnumValue = (GoogleFbs.Level)model.EnumValue,
    };
}

/// <summary>The codec of <see cref="GoogleFlatBuffers"/> on <see cref="Complex"/>.</summary>
public readonly struct GoogleFlatBuffersComplex : IGoogleFlatBuffersCodec<GoogleFlatBuffersComplex, GoogleFbs.ComplexT, Complex>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)] // See the model's Create.
    public static object Create() => new GoogleFbs.ComplexT
    {
        Id = 123456,
        OtherId = 123,
        Name = "Snuggles the Destroyer of Worlds",
        EnumValue = GoogleFbs.Level.Three,
        Percentage = 0.5,
        Cost = { Low = 45678, High = 0, SignScale = 2 << 16 },
        Children =
        [
            CreateChild1(),
            CreateChild2(),
            CreateChild3(),
        ],
    };

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => GoogleFlatBuffersTables.Read(GoogleFbs.Complex.GetRootAsComplex(new ByteBuffer(payload)));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    static int IGoogleFlatBuffersCodec<GoogleFlatBuffersComplex, GoogleFbs.ComplexT, Complex>.Write(FlatBufferBuilder builder, GoogleFbs.ComplexT data) => GoogleFlatBuffersTables.Write(builder, data).Value;

    /// <inheritdoc/>
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

    /// <inheritdoc/>
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

    // The same constants as the model's. A user of this library turns a GUID and a date into numbers where the data is created.
    private static GoogleFbs.ChildT CreateChild1() => new()
    {
        Id = { Bytes = [0x3f, 0x25, 0x04, 0xe0, 0x4f, 0x89, 0x41, 0xd3, 0x9a, 0x0c, 0x03, 0x05, 0xe8, 0x2c, 0x33, 0x01] },
        Created = new DateTime(2021, 8, 26, 12, 34, 56, 789, DateTimeKind.Utc).ToBinary(),
        LastEdit = new DateTime(2021, 8, 27, 1, 2, 3, 456, DateTimeKind.Utc).ToBinary(),
        Name = "Child 1",
        Percentage = 0.1f,
    };

    private static GoogleFbs.ChildT CreateChild2() => new()
    {
        Id = { Bytes = [0x3f, 0x25, 0x04, 0xe0, 0x4f, 0x89, 0x41, 0xd3, 0x9a, 0x0c, 0x03, 0x05, 0xe8, 0x2c, 0x33, 0x02] },
        Created = new DateTime(2022, 2, 3, 4, 5, 6, 7, DateTimeKind.Utc).ToBinary(),
        LastEdit = new DateTime(2022, 11, 12, 13, 14, 15, 16, DateTimeKind.Utc).ToBinary(),
        Name = "Child 2",
        Percentage = 0.2f,
    };

    private static GoogleFbs.ChildT CreateChild3() => new()
    {
        Id = { Bytes = [0x3f, 0x25, 0x04, 0xe0, 0x4f, 0x89, 0x41, 0xd3, 0x9a, 0x0c, 0x03, 0x05, 0xe8, 0x2c, 0x33, 0x03] },
        Created = new DateTime(2023, 12, 31, 23, 59, 59, 999, DateTimeKind.Utc).ToBinary(),
        LastEdit = new DateTime(2024, 2, 29, 0, 0, 0, 1, DateTimeKind.Utc).ToBinary(),
        Name = "Child 3",
        Percentage = 0.3f,
    };
}
