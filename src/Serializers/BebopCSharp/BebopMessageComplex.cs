using System.Buffers;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.BebopCSharp;

/// <summary>The codec of <see cref="BebopMessage"/> on <see cref="Complex"/>.</summary>
public readonly struct BebopMessageComplex : IBufferCodec, ICodecOf<BebopMessage, Complex>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)] // See the model's Create.
    public static object Create() => new Bop.ComplexMessage
    {
        ID = 123456,
        OtherId = 123,
        Name = "Snuggles the Destroyer of Worlds",
        EnumValue = Bop.Level.Three,
        Percentage = 0.5,
        Cost = new Bop.DecimalBits { Low = 45678, High = 0, SignScale = 2 << 16 },
        Children =
        [
            CreateChild1(),
            CreateChild2(),
            CreateChild3(),
        ],
    };

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data) => BebopRecords.Serialize(Unsafe.As<Bop.ComplexMessage>(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => BebopRecords.Serialize(Unsafe.As<Bop.ComplexMessage>(data), buffer);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Bop.ComplexMessage.Decode(payload);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object ToModel(object data) => BebopConversion.ToModel(Unsafe.As<Bop.ComplexMessage>(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object FromModel(object model) => BebopConversion.ToComplexMessage(Unsafe.As<Complex>(model));

    // The same constants as the model's.
    private static Bop.ChildMessage CreateChild1() => new()
    {
        ID = new Guid(0x3f2504e0, 0x4f89, 0x41d3, 0x9a, 0x0c, 0x03, 0x05, 0xe8, 0x2c, 0x33, 0x01),
        Created = new DateTime(2021, 8, 26, 12, 34, 56, 789, DateTimeKind.Utc),
        LastEdit = new DateTime(2021, 8, 27, 1, 2, 3, 456, DateTimeKind.Utc),
        Name = "Child 1",
        Percentage = 0.1f,
    };

    private static Bop.ChildMessage CreateChild2() => new()
    {
        ID = new Guid(0x3f2504e0, 0x4f89, 0x41d3, 0x9a, 0x0c, 0x03, 0x05, 0xe8, 0x2c, 0x33, 0x02),
        Created = new DateTime(2022, 2, 3, 4, 5, 6, 7, DateTimeKind.Utc),
        LastEdit = new DateTime(2022, 11, 12, 13, 14, 15, 16, DateTimeKind.Utc),
        Name = "Child 2",
        Percentage = 0.2f,
    };

    private static Bop.ChildMessage CreateChild3() => new()
    {
        ID = new Guid(0x3f2504e0, 0x4f89, 0x41d3, 0x9a, 0x0c, 0x03, 0x05, 0xe8, 0x2c, 0x33, 0x03),
        Created = new DateTime(2023, 12, 31, 23, 59, 59, 999, DateTimeKind.Utc),
        LastEdit = new DateTime(2024, 2, 29, 0, 0, 0, 1, DateTimeKind.Utc),
        Name = "Child 3",
        Percentage = 0.3f,
    };
}
