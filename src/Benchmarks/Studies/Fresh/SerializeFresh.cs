using SerializationBenchmarks.Benchmarks.Values;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Fresh;

/// <summary>Serializes more values than the last-level cache holds, in random order.</summary>
/// <typeparam name="TCodec">The serializer on a model.</typeparam>
[Operation(7, "Serialize, fresh", WritesPayload = true, TakesEverySample = true)]
public class SerializeFresh<TCodec> : SerializeWalk<TCodec>
    where TCodec : struct, ICodec
{
    /// <inheritdoc/>
    protected override object[] Make() => CodecValues<TCodec>.Fresh.Data;
}
