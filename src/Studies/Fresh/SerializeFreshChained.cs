using BenchmarkDotNet.Attributes;
using BenchmarkDotNet.Engines;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Studies.Values;

namespace SerializationBenchmarks.Studies.Fresh;

/// <summary>
/// Serializes the fresh values, each of them found only when the one before is written: the place of the next comes from the payload's length, so
/// that a processor cannot fetch it while it still writes.
/// </summary>
[Operation(30, "Serialize, fresh, one after the other", WritesPayload = true, TakesEverySample = true)]
public class SerializeFreshChained<TCodec>
    where TCodec : struct, ICodec
{
    // A length has no more bits, so that nothing is added, which the processor does not know before it has the length.
    private const int BitsOfLength = 30;

    private readonly Consumer _consumer = new();

    private ValueWalk<object> _walk = null!;

    /// <summary>Prepares the walk.</summary>
    [GlobalSetup]
    public void Setup() => _walk = new(CodecValues<TCodec>.Fresh.Data);

    /// <summary>The timed method.</summary>
    [Benchmark(OperationsPerInvoke = ValueOrder.Stretch)]
    public void Run()
    {
        var values = _walk.Next();
        for (var place = 0; place < values.Length; place++)
        {
            var payload = TCodec.Serialize(values[place]);
            place += payload.Length >> BitsOfLength;
            _consumer.Consume(payload);
        }
    }
}
