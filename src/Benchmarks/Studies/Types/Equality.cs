using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Types;

/// <summary>Compares two equal values by what every type has, <see cref="object.Equals(object)"/>: each type's own, of members.</summary>
/// <typeparam name="TCodec">The codec that has the type.</typeparam>
[Operation(3, "Compare two equal values")]
public class Equality<TCodec> : Pair<TCodec>
    where TCodec : struct, ICodec
{
    /// <summary>The timed method.</summary>
    [Benchmark]
    public bool Run() => Value.Equals(Equal);
}
