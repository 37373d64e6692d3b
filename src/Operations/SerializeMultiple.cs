using BenchmarkDotNet.Attributes;
using BenchmarkDotNet.Engines;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Operations;

/// <summary>A call for each sample that serializes a kept value to a new array; ten where there is one sample.</summary>
/// <typeparam name="TCodec">The serializer on a model.</typeparam>
[Operation(2, "Serialize ten times", WritesPayload = true, TakesEverySample = true, TitleOverSamples = "Serialize every sample")]
public class SerializeMultiple<TCodec> : Operation<TCodec>
    where TCodec : struct, ICodec
{
    private readonly Consumer _consumer = new();

    /// <summary>The timed method.</summary>
    [Benchmark]
    public void Run()
    {
        foreach (var data in AllData)
            _consumer.Consume(TCodec.Serialize(data));
    }
}
