using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Gc;

/// <summary>The line of <see cref="PairClass"/>.</summary>
public readonly struct ClassLine : ISerializer, ICodec, ICodecOf<ClassLine, Tiny>
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = PlainType.Describe("Class", 1, "A class that others may derive from.");

    /// <inheritdoc/>
    public static object Create() => FromModel(Tiny.Create());

    /// <inheritdoc/>
    public static byte[] Serialize(object data) => PlainType.Write((Tiny)ToModel(data));

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload) => FromModel(PlainType.Read(payload));

    /// <inheritdoc/>
    public static object ToModel(object data) => new Tiny { Id = ((PairClass)data).Id, OtherId = ((PairClass)data).OtherId };

    /// <inheritdoc/>
    public static object FromModel(object model) => new PairClass { Id = ((Tiny)model).Id, OtherId = ((Tiny)model).OtherId };
}
