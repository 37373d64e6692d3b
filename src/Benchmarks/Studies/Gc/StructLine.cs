using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Gc;

/// <summary>The line of <see cref="PairStruct"/>.</summary>
public readonly struct StructLine : ISerializer, ICodec, ICodecOf<StructLine, Tiny>
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = PlainType.Describe("Struct", 4, "A readonly record struct, held without an object of its own.");

    /// <inheritdoc/>
    public static object Create() => FromModel(Tiny.Create());

    /// <inheritdoc/>
    public static byte[] Serialize(object data) => PlainType.Write((Tiny)ToModel(data));

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload) => FromModel(PlainType.Read(payload));

    /// <inheritdoc/>
    public static object ToModel(object data) => new Tiny { Id = ((PairStruct)data).Id, OtherId = ((PairStruct)data).OtherId };

    /// <inheritdoc/>
    public static object FromModel(object model) => new PairStruct { Id = ((Tiny)model).Id, OtherId = ((Tiny)model).OtherId };
}
