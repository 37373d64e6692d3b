using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.ApacheAvro;

/// <summary>The codec of <see cref="ApacheAvro"/> on <see cref="Simple"/>.</summary>
public readonly struct ApacheAvroSimple : ICodec, ICodecOf<ApacheAvro, Simple>
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
    public static byte[] Serialize(object data) => ApacheAvro.Serialize(Unsafe.As<Avsc.Simple>(data));

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload) => ApacheAvro.Deserialize<Avsc.Simple>(payload);

    /// <inheritdoc/>
    public static object ToModel(object data) => ApacheAvroConversion.ToModel(Unsafe.As<Avsc.Simple>(data));

    /// <inheritdoc/>
    public static object FromModel(object model) => ApacheAvroConversion.FromModel(Unsafe.As<Simple>(model));
}
