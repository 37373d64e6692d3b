using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Operations;

namespace SerializationBenchmarks.Benchmarks.Studies.Types;

/// <summary>Finds out which of two values is less: their last members differ.</summary>
/// <typeparam name="TCodec">The codec that has the type.</typeparam>
[Operation(4, "Find the lesser of two values")]
public class Order<TCodec> : Pair<TCodec>
    where TCodec : struct, IOrdered
{
    /// <summary>The timed method.</summary>
    [Benchmark]
    public bool Run() => TCodec.IsLess(Value, Greater);
}
