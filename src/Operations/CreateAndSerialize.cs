using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Operations;

/// <summary>Builds a value from constants in the serializer's data type and serializes it to a new array.</summary>
/// <typeparam name="TCodec">The serializer on a model.</typeparam>
[Operation(5, "Create, then serialize", WritesPayload = true, Creates = true)]
public class CreateAndSerialize<TCodec> : Operation<TCodec>
    where TCodec : struct, ICodec
{
    /// <summary>The timed method.</summary>
    [Benchmark]
    public byte[] Run() => TCodec.Serialize(TCodec.Create());
}
