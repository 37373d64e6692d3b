using BenchmarkDotNet.Attributes;
using BenchmarkDotNet.Engines;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Studies.Values;

namespace SerializationBenchmarks.Studies.Fresh;

/// <summary>A call for each payload of a stretch, which deserializes it to a new value; the next time, those of the next stretch.</summary>
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

/// <summary>Deserializes more values than the last-level cache holds, in random order.</summary>
[Operation(27, "Deserialize, fresh", TakesEverySample = true)]
public class DeserializeFresh<TCodec> : DeserializeWalk<TCodec>
    where TCodec : struct, ICodec
{
    protected override byte[][] Make() => CodecValues<TCodec>.Fresh.Payloads;
}

/// <summary>Deserializes the few values in random order, which caches hold and branch predictors do not predict.</summary>
[Operation(23, "Deserialize, mixed", TakesEverySample = true)]
public class DeserializeMixed<TCodec> : DeserializeWalk<TCodec>
    where TCodec : struct, ICodec
{
    protected override byte[][] Make() => CodecValues<TCodec>.Mixed.Payloads;
}

/// <summary>Deserializes each of the few payloads many times in a row, as hot as one payload alone.</summary>
[Operation(21, "Deserialize, one by one", TakesEverySample = true)]
public class DeserializeOneByOne<TCodec> : DeserializeWalk<TCodec>
    where TCodec : struct, ICodec
{
    protected override byte[][] Make() => CodecValues<TCodec>.OneByOne.Payloads;
}

/// <summary>Deserializes eight times as many values in random order: what caches still hold, and branch predictors no longer know.</summary>
[Operation(25, "Deserialize, many", TakesEverySample = true)]
public class DeserializeMany<TCodec> : DeserializeWalk<TCodec>
    where TCodec : struct, ICodec
{
    protected override byte[][] Make() => CodecValues<TCodec>.Many.Payloads;
}
