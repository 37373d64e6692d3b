using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Studies.Shapes;

/// <summary>Serializes a kept value to a new array and deserializes that: what the original study times.</summary>
[Operation(4, "Serialize plus deserialize", WritesPayload = true)]
public class SerializeAndDeserialize<TCodec> : Operation<TCodec>
    where TCodec : struct, ICodec
{
    private byte[] _sent = [];

    /// <summary>The timed method.</summary>
    [Benchmark]
    public object Run()
    {
        _sent = TCodec.Serialize(Data); // Kept, for the reason that CreateAndSerializeAndDeserialize has.
        return TCodec.Deserialize(_sent);
    }
}
