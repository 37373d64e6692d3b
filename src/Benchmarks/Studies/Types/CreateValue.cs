using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Types;

/// <summary>Creates a value of constants.</summary>
/// <typeparam name="TCodec">The codec that has the type.</typeparam>
[Operation(2, "Create a value")]
public class CreateValue<TCodec>
    where TCodec : struct, ICodec
{
    /// <summary>The timed method.</summary>
    [Benchmark]
    public object Run() => TCodec.Create();
}
