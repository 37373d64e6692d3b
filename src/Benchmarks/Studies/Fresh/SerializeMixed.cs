using SerializationBenchmarks.Benchmarks.Values;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Fresh;

/// <summary>Serializes the few values in random order, which caches hold and branch predictors do not foretell.</summary>
/// <typeparam name="TCodec">The serializer on a model.</typeparam>
[Operation(5, "Serialize, mixed", WritesPayload = true, TakesEverySample = true)]
public class SerializeMixed<TCodec> : SerializeWalk<TCodec>
    where TCodec : struct, ICodec
{
    /// <inheritdoc/>
    protected override object[] Make() => CodecValues<TCodec>.Mixed.Data;
}
