using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Gc;

/// <summary>Makes the dictionary. What it allocates is what it holds.</summary>
/// <typeparam name="TCodec">The codec that has the values' type.</typeparam>
[Operation(2, "Fill a dictionary with a million values")]
public class Fill<TCodec>
    where TCodec : struct, ICodec
{
    /// <summary>The timed method.</summary>
    [Benchmark]
    public object Run() => Million.Make<TCodec>();
}
