using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Benchmarks.Measuring.FirstCalls;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Startup;

/// <summary>Starts a process that creates the sample and serializes it.</summary>
/// <typeparam name="TCodec">The serializer on the model.</typeparam>
[Operation(1, "From the start of a process to the first serialized", WritesPayload = true)]
public class StartAndSerialize<TCodec> : StartupOperation<TCodec>
    where TCodec : struct, ICodec
{
    /// <inheritdoc/>
    [Benchmark]
    public override object Run() => Measured = FreshProcess.Run(typeof(Serializing<TCodec>), Payload, fromStart: true);
}
