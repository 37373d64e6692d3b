using BenchmarkDotNet.Attributes;
using BenchmarkDotNet.Engines;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Operations;

/// <summary>A call for each sample that deserializes a kept payload to a new value; ten where there is one sample.</summary>
/// <typeparam name="TCodec">The serializer on a model.</typeparam>
[Operation(4, "Deserialize ten times", TakesEverySample = true, TitleOverSamples = "Deserialize every sample")]
public class DeserializeMultiple<TCodec> : Operation<TCodec>
    where TCodec : struct, ICodec
{
    private readonly Consumer _consumer = new();

    /// <summary>The timed method.</summary>
    [Benchmark]
    public void Run()
    {
        foreach (var payload in AllPayloads)
            _consumer.Consume(TCodec.Deserialize(payload));
    }
}
