using SerializationBenchmarks.Benchmarks.Values;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Fresh;

/// <summary>Deserializes each of the few payloads many times in a row, as hot as one payload alone.</summary>
/// <typeparam name="TCodec">The serializer on a model.</typeparam>
[Operation(4, "Deserialize, one by one", TakesEverySample = true)]
public class DeserializeOneByOne<TCodec> : DeserializeWalk<TCodec>
    where TCodec : struct, ICodec
{
    /// <inheritdoc/>
    protected override byte[][] Make() => CodecValues<TCodec>.OneByOne.Payloads;
}
