using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Benchmarks.Measuring.Engine;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Startup;

/// <summary>What the operations have in common: the payload that a process is given.</summary>
/// <typeparam name="TCodec">The serializer on the model.</typeparam>
public abstract class StartupOperation<TCodec> : IMeasuresItself
    where TCodec : struct, ICodec
{
    /// <inheritdoc/>
    public RoundRecord? Measured { get; protected set; }

    /// <summary>The sample serialized.</summary>
    protected byte[] Payload { get; private set; } = [];

    /// <summary>Serializes the sample, and has a process do what is timed later, so that its files are in the system's memory.</summary>
    [GlobalSetup]
    public void Setup()
    {
        Payload = TCodec.Serialize(TCodec.Create());
        Run();
    }

    /// <summary>The timed method.</summary>
    public abstract object Run();
}
