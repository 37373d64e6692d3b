using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Operations;

/// <summary>One call that serializes a kept value to a new array.</summary>
/// <typeparam name="TCodec">The serializer on a model.</typeparam>
[Operation(1, "Serialize once", WritesPayload = true)]
public class SerializeOnce<TCodec> : Operation<TCodec>
    where TCodec : struct, ICodec
{
    /// <summary>The timed method.</summary>
    [Benchmark]
    public byte[] Run() => TCodec.Serialize(Data);
}
