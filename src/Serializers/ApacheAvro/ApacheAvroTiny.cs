using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.ApacheAvro;

/// <summary>The codec of <see cref="ApacheAvro"/> on <see cref="Tiny"/>.</summary>
public readonly struct ApacheAvroTiny : ICodec, ICodecOf<ApacheAvro, Tiny>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)] // See the model's Create.
    public static object Create() => new Avsc.Tiny { Id = 123456, OtherId = 123 };

    /// <inheritdoc/>
    public static byte[] Serialize(object data) => ApacheAvro.Serialize(Unsafe.As<Avsc.Tiny>(data));

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload) => ApacheAvro.Deserialize<Avsc.Tiny>(payload);

    /// <inheritdoc/>
    public static object ToModel(object data) => ApacheAvroConversion.ToModel(Unsafe.As<Avsc.Tiny>(data));

    /// <inheritdoc/>
    public static object FromModel(object model) => ApacheAvroConversion.FromModel(Unsafe.As<Tiny>(model));
}
