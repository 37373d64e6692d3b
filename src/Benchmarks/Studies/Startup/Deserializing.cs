using SerializationBenchmarks.Benchmarks.Measuring.FirstCalls;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Startup;

/// <summary>Deserializes a payload, in a process of its own.</summary>
/// <typeparam name="TCodec">The serializer on the model.</typeparam>
public sealed class Deserializing<TCodec> : IFirstCall
    where TCodec : struct, ICodec
{
    private byte[] _payload = [];

    /// <inheritdoc/>
    public void Prepare(byte[] payload) => _payload = payload;

    /// <inheritdoc/>
    public object Invoke() => TCodec.Deserialize(_payload);
}
