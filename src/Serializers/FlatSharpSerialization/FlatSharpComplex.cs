using System.Buffers;
using System.Runtime.CompilerServices;
using FlatSharp;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.FlatSharpSerialization;

/// <summary>The codec of <see cref="FlatSharpGreedy"/> on <see cref="Complex"/>.</summary>
public readonly struct FlatSharpComplex : IBufferCodec, ICodecOf<FlatSharpGreedy, Complex>
{
    private static readonly ISerializer<Fbs.Complex> _serializer = Fbs.Complex.Serializer;

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
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => FlatSharpWriting.Serialize(_serializer, Unsafe.As<Fbs.Complex>(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => FlatSharpWriting.Serialize(_serializer, Unsafe.As<Fbs.Complex>(data), buffer);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => _serializer.Parse(payload);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object ToModel(object data) => FlatSharpConversion.ToModel(Unsafe.As<Fbs.Complex>(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object FromModel(object model) => FlatSharpConversion.FromModel(Unsafe.As<Complex>(model));

    // The same constants as the model's. A user of this library turns a GUID and a date into numbers where the data is created.
    private static Fbs.Child CreateChild1() => new()
    {
        Id = FlatSharpConversion.ToBytes(new Guid(0x3f2504e0, 0x4f89, 0x41d3, 0x9a, 0x0c, 0x03, 0x05, 0xe8, 0x2c, 0x33, 0x01)),
        Created = new DateTime(2021, 8, 26, 12, 34, 56, 789, DateTimeKind.Utc).ToBinary(),
        LastEdit = new DateTime(2021, 8, 27, 1, 2, 3, 456, DateTimeKind.Utc).ToBinary(),
        Name = "Child 1",
        Percentage = 0.1f,
    };

    private static Fbs.Child CreateChild2() => new()
    {
        Id = FlatSharpConversion.ToBytes(new Guid(0x3f2504e0, 0x4f89, 0x41d3, 0x9a, 0x0c, 0x03, 0x05, 0xe8, 0x2c, 0x33, 0x02)),
        Created = new DateTime(2022, 2, 3, 4, 5, 6, 7, DateTimeKind.Utc).ToBinary(),
        LastEdit = new DateTime(2022, 11, 12, 13, 14, 15, 16, DateTimeKind.Utc).ToBinary(),
        Name = "Child 2",
        Percentage = 0.2f,
    };

    private static Fbs.Child CreateChild3() => new()
    {
        Id = FlatSharpConversion.ToBytes(new Guid(0x3f2504e0, 0x4f89, 0x41d3, 0x9a, 0x0c, 0x03, 0x05, 0xe8, 0x2c, 0x33, 0x03)),
        Created = new DateTime(2023, 12, 31, 23, 59, 59, 999, DateTimeKind.Utc).ToBinary(),
        LastEdit = new DateTime(2024, 2, 29, 0, 0, 0, 1, DateTimeKind.Utc).ToBinary(),
        Name = "Child 3",
        Percentage = 0.3f,
    };
}
