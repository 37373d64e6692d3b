using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Benchmarks.Measuring.FirstCalls;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Startup;

/// <summary>Starts a process that deserializes a payload which it is given.</summary>
/// <typeparam name="TCodec">The serializer on the model.</typeparam>
[Operation(2, "From the start of a process to the first deserialized")]
public class StartAndDeserialize<TCodec> : StartupOperation<TCodec>
    where TCodec : struct, ICodec
{
    /// <inheritdoc/>
    [Benchmark]
    public override object Run() => Measured = FreshProcess.Run(typeof(Deserializing<TCodec>), Payload, fromStart: true);
}
