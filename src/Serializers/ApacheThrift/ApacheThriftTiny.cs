using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.ApacheThrift;

/// <summary>The codec of <see cref="ApacheThrift"/> on <see cref="Tiny"/>.</summary>
public readonly struct ApacheThriftTiny : ICodec, ICodecOf<ApacheThrift, Tiny>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)] // See the model's Create.
    public static object Create() => new Idl.Tiny { Id = 123456, OtherId = 123 };

    /// <inheritdoc/>
    public static byte[] Serialize(object data) => ApacheThrift.Serialize(Unsafe.As<Idl.Tiny>(data));

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload) => ApacheThrift.Deserialize<Idl.Tiny>(payload);

    /// <inheritdoc/>
    public static object ToModel(object data) => ApacheThriftConversion.ToModel(Unsafe.As<Idl.Tiny>(data));

    /// <inheritdoc/>
    public static object FromModel(object model) => ApacheThriftConversion.FromModel(Unsafe.As<Tiny>(model));
}
