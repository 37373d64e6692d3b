using SerializationBenchmarks.Benchmarks.Values;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Fresh;

/// <summary>Deserializes the few values in random order, which caches hold and branch predictors do not foretell.</summary>
/// <typeparam name="TCodec">The serializer on a model.</typeparam>
[Operation(6, "Deserialize, mixed", TakesEverySample = true)]
public class DeserializeMixed<TCodec> : DeserializeWalk<TCodec>
    where TCodec : struct, ICodec
{
    /// <inheritdoc/>
    protected override byte[][] Make() => CodecValues<TCodec>.Mixed.Payloads;
}
