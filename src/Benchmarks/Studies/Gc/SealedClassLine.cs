using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Gc;

/// <summary>The line of <see cref="PairSealedClass"/>.</summary>
public readonly struct SealedClassLine : ISerializer, ICodec, ICodecOf<SealedClassLine, Tiny>
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = PlainType.Describe("SealedClass", 2, "A sealed class.");

    /// <inheritdoc/>
    public static object Create() => FromModel(Tiny.Create());

    /// <inheritdoc/>
    public static byte[] Serialize(object data) => PlainType.Write((Tiny)ToModel(data));

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload) => FromModel(PlainType.Read(payload));

    /// <inheritdoc/>
    public static object ToModel(object data) => new Tiny { Id = ((PairSealedClass)data).Id, OtherId = ((PairSealedClass)data).OtherId };

    /// <inheritdoc/>
    public static object FromModel(object model) => new PairSealedClass { Id = ((Tiny)model).Id, OtherId = ((Tiny)model).OtherId };
}
