using SerializationBenchmarks.Benchmarks.Measuring.FirstCalls;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Types;

/// <summary>Creates the first value of a type, in a process of its own.</summary>
/// <typeparam name="TCodec">The codec that has the type.</typeparam>
public sealed class FirstValue<TCodec> : IFirstCall
    where TCodec : struct, ICodec
{
    /// <inheritdoc/>
    public void Prepare(byte[] payload)
    {
        // The type has nothing to prepare.
    }

    /// <inheritdoc/>
    public object Invoke() => TCodec.Create();
}
