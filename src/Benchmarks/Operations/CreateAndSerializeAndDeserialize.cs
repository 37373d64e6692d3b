using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Operations;

/// <summary>Builds a value from constants, serializes it to a new array and deserializes that: the round trip.</summary>
/// <typeparam name="TCodec">The serializer on a model.</typeparam>
[Operation(6, "Create, serialize, deserialize", WritesPayload = true)]
public class CreateAndSerializeAndDeserialize<TCodec> : Operation<TCodec>
    where TCodec : struct, ICodec
{
    /// <summary>The timed method.</summary>
    [Benchmark]
    public object Run() => TCodec.Deserialize(TCodec.Serialize(TCodec.Create()));
}
