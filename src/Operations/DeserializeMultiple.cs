using BenchmarkDotNet.Attributes;
using BenchmarkDotNet.Engines;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Operations;

/// <summary>Ten calls that deserialize a kept payload to a new value each.</summary>
/// <typeparam name="TCodec">The serializer on a model.</typeparam>
[Operation(4, "Deserialize ten times")]
public class DeserializeMultiple<TCodec> : Operation<TCodec>
    where TCodec : struct, ICodec
{
    private readonly Consumer _consumer = new();

    /// <summary>The timed method.</summary>
    [Benchmark]
    public void Run()
    {
        for (var i = 0; i < Calls; i++)
            _consumer.Consume(TCodec.Deserialize(Payload));
    }
}
