using SerializationBenchmarks.Benchmarks.Measuring.FirstCalls;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Startup;

/// <summary>Serializes the sample, in a process of its own.</summary>
/// <typeparam name="TCodec">The serializer on the model.</typeparam>
public sealed class Serializing<TCodec> : IFirstCall
    where TCodec : struct, ICodec
{
    private object _data = null!;

    /// <inheritdoc/>
    public void Prepare(byte[] payload) => _data = TCodec.Create();

    /// <inheritdoc/>
    public object Invoke() => TCodec.Serialize(_data);
}
