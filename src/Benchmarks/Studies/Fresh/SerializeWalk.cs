using BenchmarkDotNet.Attributes;
using BenchmarkDotNet.Engines;
using SerializationBenchmarks.Benchmarks.Values;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Fresh;

/// <summary>A call for each value of a stretch, which serializes it to a new array; the next time, those of the next stretch.</summary>
/// <typeparam name="TCodec">The serializer on a model.</typeparam>
public abstract class SerializeWalk<TCodec>
    where TCodec : struct, ICodec
{
    private readonly Consumer _consumer = new();

    private ValueWalk<object> _walk = null!;

    /// <summary>Makes the values in their order.</summary>
    protected abstract object[] Make();

    /// <summary>Prepares the walk.</summary>
    [GlobalSetup]
    public void Setup() => _walk = new(Make());

    /// <summary>The timed method.</summary>
    [Benchmark(OperationsPerInvoke = ValueOrder.Stretch)]
    public void Run()
    {
        foreach (var data in _walk.Next())
            _consumer.Consume(TCodec.Serialize(data));
    }
}
