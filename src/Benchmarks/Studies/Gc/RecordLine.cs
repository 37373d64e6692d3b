using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Gc;

/// <summary>The line of <see cref="PairRecord"/>.</summary>
public readonly struct RecordLine : ISerializer, ICodec, ICodecOf<RecordLine, Tiny>
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = PlainType.Describe("Record", 3, "A sealed record.");

    /// <inheritdoc/>
    public static object Create() => FromModel(Tiny.Create());

    /// <inheritdoc/>
    public static byte[] Serialize(object data) => PlainType.Write((Tiny)ToModel(data));

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload) => FromModel(PlainType.Read(payload));

    /// <inheritdoc/>
    public static object ToModel(object data) => new Tiny { Id = ((PairRecord)data).Id, OtherId = ((PairRecord)data).OtherId };

    /// <inheritdoc/>
    public static object FromModel(object model) => new PairRecord { Id = ((Tiny)model).Id, OtherId = ((Tiny)model).OtherId };
}
