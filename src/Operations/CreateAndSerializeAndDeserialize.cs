using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Operations;

/// <summary>Builds a value from constants, serializes it to a new array and deserializes that: the round trip.</summary>
/// <typeparam name="TCodec">The serializer on a model.</typeparam>
[Operation(6, "Create, serialize, deserialize", WritesPayload = true, Creates = true)]
public class CreateAndSerializeAndDeserialize<TCodec> : Operation<TCodec>
    where TCodec : struct, ICodec
{
    private byte[] _sent = [];

    /// <summary>The timed method.</summary>
    [Benchmark]
    public object Run()
    {
        _sent = TCodec.Serialize(TCodec.Create()); // Kept, or the runtime would leave the arrays of the simplest codecs on the stack, which nothing that is sent can be.
        return TCodec.Deserialize(_sent);
    }
}
