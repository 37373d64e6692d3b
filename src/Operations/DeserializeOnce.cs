using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Operations;

/// <summary>One call that deserializes a kept payload to a new value.</summary>
/// <typeparam name="TCodec">The serializer on a model.</typeparam>
[Operation(3, "Deserialize once")]
public class DeserializeOnce<TCodec> : Operation<TCodec>
    where TCodec : struct, ICodec
{
    /// <summary>The timed method.</summary>
    [Benchmark]
    public object Run() => TCodec.Deserialize(Payload);
}
