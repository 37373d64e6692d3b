using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Operations;

/// <summary>What is timed. A derived class has one benchmark method and is generic over the codec alone: see <see cref="ICodec"/>.</summary>
/// <typeparam name="TCodec">The serializer on a model.</typeparam>
public abstract class Operation<TCodec>
    where TCodec : struct, ICodec
{
    /// <summary>How often the <c>…Multiple</c> operations call the serializer, as in the original study.</summary>
    protected const int Calls = 10;

    /// <summary>The sample in the serializer's data type.</summary>
    protected object Data { get; private set; } = null!;

    /// <summary>The sample serialized.</summary>
    protected byte[] Payload { get; private set; } = null!;

    /// <summary>Prepares what the operations start from.</summary>
    [GlobalSetup]
    public virtual void Setup()
    {
        Data = TCodec.Create();
        Payload = TCodec.Serialize(Data);
    }
}
