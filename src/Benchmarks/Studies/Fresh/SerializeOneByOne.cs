using SerializationBenchmarks.Benchmarks.Values;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Fresh;

/// <summary>Serializes each of the few values many times in a row, as hot as one value alone.</summary>
/// <typeparam name="TCodec">The serializer on a model.</typeparam>
[Operation(3, "Serialize, one by one", WritesPayload = true, TakesEverySample = true)]
public class SerializeOneByOne<TCodec> : SerializeWalk<TCodec>
    where TCodec : struct, ICodec
{
    /// <inheritdoc/>
    protected override object[] Make() => CodecValues<TCodec>.OneByOne.Data;
}
