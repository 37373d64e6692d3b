using BenchmarkDotNet.Attributes;
using BenchmarkDotNet.Engines;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Studies.Values;

namespace SerializationBenchmarks.Studies.Fresh;

/// <summary>Serializes more values of the user's own class than the last-level cache holds, in random order, each converted to the serializer's data type.</summary>
[Operation(28, "Serialize from your own class, fresh", WritesPayload = true, TakesEverySample = true, WithoutConversion = nameof(SerializeFresh<>))]
public class SerializeFreshFromModel<TCodec>
    where TCodec : struct, ICodec
{
    private readonly Consumer _consumer = new();

    private ValueWalk<object> _walk = null!;

    /// <summary>Prepares the walk.</summary>
    [GlobalSetup]
    public void Setup() => _walk = new(CodecValues<TCodec>.FreshModels);

    /// <summary>The timed method.</summary>
    [Benchmark(OperationsPerInvoke = ValueOrder.Stretch)]
    public void Run()
    {
        foreach (var model in _walk.Next())
            _consumer.Consume(TCodec.Serialize(TCodec.FromModel(model)));
    }
}

/// <summary>Deserializes more payloads than the last-level cache holds, in random order, each to a value that is converted to the user's own class.</summary>
[Operation(29, "Deserialize to your own class, fresh", TakesEverySample = true, WithoutConversion = nameof(DeserializeFresh<>))]
public class DeserializeFreshToModel<TCodec>
    where TCodec : struct, ICodec
{
    private readonly Consumer _consumer = new();

    private ValueWalk<byte[]> _walk = null!;

    /// <summary>Prepares the walk.</summary>
    [GlobalSetup]
    public void Setup() => _walk = new(CodecValues<TCodec>.Fresh.Payloads);

    /// <summary>The timed method.</summary>
    [Benchmark(OperationsPerInvoke = ValueOrder.Stretch)]
    public void Run()
    {
        foreach (var payload in _walk.Next())
            _consumer.Consume(TCodec.ToModel(TCodec.Deserialize(payload)));
    }
}
