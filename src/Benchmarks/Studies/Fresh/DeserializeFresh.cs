using SerializationBenchmarks.Benchmarks.Values;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Fresh;

/// <summary>Deserializes more values than the last-level cache holds, in random order.</summary>
/// <typeparam name="TCodec">The serializer on a model.</typeparam>
[Operation(8, "Deserialize, fresh", TakesEverySample = true)]
public class DeserializeFresh<TCodec> : DeserializeWalk<TCodec>
    where TCodec : struct, ICodec
{
    /// <inheritdoc/>
    protected override byte[][] Make() => CodecValues<TCodec>.Fresh.Payloads;
}
