using BenchmarkDotNet.Attributes;
using BenchmarkDotNet.Engines;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Operations;

/// <summary>Ten calls that serialize a kept value to a new array each.</summary>
/// <typeparam name="TCodec">The serializer on a model.</typeparam>
[Operation(2, "Serialize ten times", WritesPayload = true)]
public class SerializeMultiple<TCodec> : Operation<TCodec>
    where TCodec : struct, ICodec
{
    private readonly Consumer _consumer = new();

    /// <summary>The timed method.</summary>
    [Benchmark]
    public void Run()
    {
        for (var i = 0; i < Calls; i++)
            _consumer.Consume(TCodec.Serialize(Data));
    }
}
