using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Benchmarks.Measuring.FirstCalls;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Startup;

/// <summary>The first call of a fresh process that deserializes, of a payload that is there.</summary>
/// <typeparam name="TCodec">The serializer on the model.</typeparam>
[Operation(4, "The first call that deserializes")]
public class FirstDeserialize<TCodec> : StartupOperation<TCodec>
    where TCodec : struct, ICodec
{
    /// <inheritdoc/>
    [Benchmark]
    public override object Run() => Measured = FreshProcess.Run(typeof(Deserializing<TCodec>), Payload, fromStart: false);
}
