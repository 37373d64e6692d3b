using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Benchmarks.Measuring.FirstCalls;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Startup;

/// <summary>The first call of a fresh process that serializes, of a sample that is there.</summary>
/// <typeparam name="TCodec">The serializer on the model.</typeparam>
[Operation(3, "The first call that serializes", WritesPayload = true)]
public class FirstSerialize<TCodec> : StartupOperation<TCodec>
    where TCodec : struct, ICodec
{
    /// <inheritdoc/>
    [Benchmark]
    public override object Run() => Measured = FreshProcess.Run(typeof(Serializing<TCodec>), Payload, fromStart: false);
}
