using BenchmarkDotNet.Attributes;
using BenchmarkDotNet.Engines;
using SerializationBenchmarks.Benchmarks.Values;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Fresh;

/// <summary>A call for each payload of a stretch, which deserializes it to a new value; the next time, those of the next stretch.</summary>
/// <typeparam name="TCodec">The serializer on a model.</typeparam>
public abstract class DeserializeWalk<TCodec>
    where TCodec : struct, ICodec
{
    private readonly Consumer _consumer = new();

    private ValueWalk<byte[]> _walk = null!;

    /// <summary>Makes the payloads in their order.</summary>
    protected abstract byte[][] Make();

    /// <summary>Prepares the walk.</summary>
    [GlobalSetup]
    public void Setup() => _walk = new(Make());

    /// <summary>The timed method.</summary>
    [Benchmark(OperationsPerInvoke = ValueOrder.Stretch)]
    public void Run()
    {
        foreach (var payload in _walk.Next())
            _consumer.Consume(TCodec.Deserialize(payload));
    }
}
