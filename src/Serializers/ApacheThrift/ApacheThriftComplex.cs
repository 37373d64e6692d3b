using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.ApacheThrift;

/// <summary>The codec of <see cref="ApacheThrift"/> on <see cref="Complex"/>.</summary>
public readonly struct ApacheThriftComplex : ICodec, ICodecOf<ApacheThrift, Complex>
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
    public static byte[] Serialize(object data) => ApacheThrift.Serialize(Unsafe.As<Idl.Complex>(data));

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload) => ApacheThrift.Deserialize<Idl.Complex>(payload);

    /// <inheritdoc/>
    public static object ToModel(object data) => ApacheThriftConversion.ToModel(Unsafe.As<Idl.Complex>(data));

    /// <inheritdoc/>
    public static object FromModel(object model) => ApacheThriftConversion.FromModel(Unsafe.As<Complex>(model));

    // The same constants as the model's. A user of this library turns a date into a number where the data is created.
    private static Idl.Child CreateChild1() => new()
    {
        Id = [0x3f, 0x25, 0x04, 0xe0, 0x4f, 0x89, 0x41, 0xd3, 0x9a, 0x0c, 0x03, 0x05, 0xe8, 0x2c, 0x33, 0x01],
        Created = ApacheThriftConversion.FromModel(new DateTime(2021, 8, 26, 12, 34, 56, 789, DateTimeKind.Utc)),
        LastEdit = ApacheThriftConversion.FromModel(new DateTime(2021, 8, 27, 1, 2, 3, 456, DateTimeKind.Utc)),
        Name = "Child 1",
        Percentage = 0.1f,
    };

    private static Idl.Child CreateChild2() => new()
    {
        Id = [0x3f, 0x25, 0x04, 0xe0, 0x4f, 0x89, 0x41, 0xd3, 0x9a, 0x0c, 0x03, 0x05, 0xe8, 0x2c, 0x33, 0x02],
        Created = ApacheThriftConversion.FromModel(new DateTime(2022, 2, 3, 4, 5, 6, 7, DateTimeKind.Utc)),
        LastEdit = ApacheThriftConversion.FromModel(new DateTime(2022, 11, 12, 13, 14, 15, 16, DateTimeKind.Utc)),
        Name = "Child 2",
        Percentage = 0.2f,
    };

    private static Idl.Child CreateChild3() => new()
    {
        Id = [0x3f, 0x25, 0x04, 0xe0, 0x4f, 0x89, 0x41, 0xd3, 0x9a, 0x0c, 0x03, 0x05, 0xe8, 0x2c, 0x33, 0x03],
        Created = ApacheThriftConversion.FromModel(new DateTime(2023, 12, 31, 23, 59, 59, 999, DateTimeKind.Utc)),
        LastEdit = ApacheThriftConversion.FromModel(new DateTime(2024, 2, 29, 0, 0, 0, 1, DateTimeKind.Utc)),
        Name = "Child 3",
        Percentage = 0.3f,
    };
}
