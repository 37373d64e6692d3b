using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.ApacheAvro;

/// <summary>The codec of <see cref="ApacheAvro"/> on <see cref="Complex"/>.</summary>
public readonly struct ApacheAvroComplex : ICodec, ICodecOf<ApacheAvro, Complex>
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
    public static byte[] Serialize(object data) => ApacheAvro.Serialize(Unsafe.As<Avsc.Complex>(data));

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload) => ApacheAvro.Deserialize<Avsc.Complex>(payload);

    /// <inheritdoc/>
    public static object ToModel(object data) => ApacheAvroConversion.ToModel(Unsafe.As<Avsc.Complex>(data));

    /// <inheritdoc/>
    public static object FromModel(object model) => ApacheAvroConversion.FromModel(Unsafe.As<Complex>(model));

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
