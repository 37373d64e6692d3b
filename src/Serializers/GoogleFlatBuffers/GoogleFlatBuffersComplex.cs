using System.Buffers;
using System.Runtime.CompilerServices;
using Google.FlatBuffers;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.GoogleFlatBuffers;

/// <summary>The codec of <see cref="GoogleFlatBuffers"/> on <see cref="Complex"/>.</summary>
public readonly struct GoogleFlatBuffersComplex : IBufferCodec, ICodecOf<GoogleFlatBuffers, Complex>
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
    public static byte[] Serialize(object data) => Build(data).SizedByteArray();

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => GoogleFlatBuffers.CopyTo(buffer, Build(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => GoogleFlatBuffersTables.Read(GoogleFbs.Complex.GetRootAsComplex(new ByteBuffer(payload)));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object ToModel(object data) => GoogleFlatBuffersConversion.ToModel(Unsafe.As<GoogleFbs.ComplexT>(data));

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object FromModel(object model) => GoogleFlatBuffersConversion.FromModel(Unsafe.As<Complex>(model));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static FlatBufferBuilder Build(object data)
    {
        var builder = GoogleFlatBuffers.Builder;
        builder.Finish(GoogleFlatBuffersTables.Write(builder, Unsafe.As<GoogleFbs.ComplexT>(data)).Value);
        return builder;
    }

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
