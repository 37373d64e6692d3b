using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.ApacheThrift;

/// <summary>The codec of <see cref="ApacheThrift"/> on <see cref="Simple"/>.</summary>
public readonly struct ApacheThriftSimple : ICodec, ICodecOf<ApacheThrift, Simple>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)] // See the model's Create.
    public static object Create() => new Idl.Simple
    {
        Id = 123456,
        OtherId = 123,
        Name = "Snuggles the Destroyer of Worlds",
        EnumValue = Idl.Level.Two,
    };

    /// <inheritdoc/>
    public static byte[] Serialize(object data) => ApacheThrift.Serialize(Unsafe.As<Idl.Simple>(data));

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload) => ApacheThrift.Deserialize<Idl.Simple>(payload);

    /// <inheritdoc/>
    public static object ToModel(object data) => ApacheThriftConversion.ToModel(Unsafe.As<Idl.Simple>(data));

    /// <inheritdoc/>
    public static object FromModel(object model) => ApacheThriftConversion.FromModel(Unsafe.As<Simple>(model));
}
