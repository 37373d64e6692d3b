using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Benchmarks.Measuring.Engine;
using SerializationBenchmarks.Benchmarks.Measuring.FirstCalls;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Types;

/// <summary>The first use of a type in a fresh process: it and its library are loaded, and what creates the first value is compiled.</summary>
/// <typeparam name="TCodec">The codec that has the type.</typeparam>
[FirstCall]
[Operation(1, "Define: the first value in a fresh process")]
public class Define<TCodec> : IMeasuresItself
    where TCodec : struct, ICodec
{
    /// <inheritdoc/>
    public RoundRecord? Measured { get; private set; }

    /// <summary>Has a process do what is timed later, so that its files are in the system's memory.</summary>
    [GlobalSetup]
    public void Setup() => Run();

    /// <summary>The timed method.</summary>
    [Benchmark]
    public object Run() => Measured = FreshProcess.Run(typeof(FirstValue<TCodec>), [], fromStart: false);
}
