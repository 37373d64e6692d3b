using BenchmarkDotNet.Attributes;
using BenchmarkDotNet.Engines;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Operations;

/// <summary><see cref="SerializeOnce{TCodec}"/> for each sample.</summary>
/// <typeparam name="TCodec">The serializer on a user's type.</typeparam>
public class SerializeOnceOverSamples<TCodec> : OverSamples<TCodec>
    where TCodec : struct, ICodec
{
    private readonly Consumer _consumer = new();

    /// <summary>The timed method.</summary>
    [Benchmark]
    public void Run()
    {
        foreach (var data in Data)
            _consumer.Consume(TCodec.Serialize(data));
    }
}
