using BenchmarkDotNet.Attributes;
using BenchmarkDotNet.Engines;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Studies.Values;

namespace SerializationBenchmarks.Studies.Fresh;

/// <summary>A call for each value of a stretch, which serializes it to a new array; the next time, those of the next stretch.</summary>
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

/// <summary>Serializes more values than the last-level cache holds, in random order.</summary>
[Operation(26, "Serialize, fresh", WritesPayload = true, TakesEverySample = true)]
public class SerializeFresh<TCodec> : SerializeWalk<TCodec>
    where TCodec : struct, ICodec
{
    protected override object[] Make() => CodecValues<TCodec>.Fresh.Data;
}

/// <summary>Serializes the few values in random order, which caches hold and branch predictors do not predict.</summary>
[Operation(22, "Serialize, mixed", WritesPayload = true, TakesEverySample = true)]
public class SerializeMixed<TCodec> : SerializeWalk<TCodec>
    where TCodec : struct, ICodec
{
    protected override object[] Make() => CodecValues<TCodec>.Mixed.Data;
}

/// <summary>Serializes each of the few values many times in a row, as hot as one value alone.</summary>
[Operation(20, "Serialize, one by one", WritesPayload = true, TakesEverySample = true)]
public class SerializeOneByOne<TCodec> : SerializeWalk<TCodec>
    where TCodec : struct, ICodec
{
    protected override object[] Make() => CodecValues<TCodec>.OneByOne.Data;
}

/// <summary>Serializes eight times as many values in random order: what caches still hold, and branch predictors no longer know.</summary>
[Operation(24, "Serialize, many", WritesPayload = true, TakesEverySample = true)]
public class SerializeMany<TCodec> : SerializeWalk<TCodec>
    where TCodec : struct, ICodec
{
    protected override object[] Make() => CodecValues<TCodec>.Many.Data;
}
