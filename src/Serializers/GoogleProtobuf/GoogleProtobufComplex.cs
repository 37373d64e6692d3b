using System.Buffers;
using System.Runtime.CompilerServices;
using Google.Protobuf;
using Google.Protobuf.WellKnownTypes;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.GoogleProtobuf;

/// <summary>The codec of <see cref="GoogleProtobuf"/> on <see cref="Complex"/>.</summary>
public readonly struct GoogleProtobufComplex : IBufferCodec, ICodecOf<GoogleProtobuf, Complex>
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
    public static byte[] Serialize(object data) => GoogleProtobuf.Serialize(Unsafe.As<Proto.Complex>(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => GoogleProtobuf.Serialize(Unsafe.As<Proto.Complex>(data), buffer);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Proto.Complex.Parser.ParseFrom(new ReadOnlySpan<byte>(payload));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object ToModel(object data) => GoogleProtobufConversion.ToModel(Unsafe.As<Proto.Complex>(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object FromModel(object model) => GoogleProtobufConversion.FromModel(Unsafe.As<Complex>(model));

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
