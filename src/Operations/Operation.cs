using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Operations;

/// <summary>
/// What is timed. A derived class has a benchmark method <c>Run</c> and is generic over the codec alone: see <see cref="ICodec"/>.
/// </summary>
/// <typeparam name="TCodec">The serializer on a model.</typeparam>
public abstract class Operation<TCodec>
    where TCodec : struct, ICodec
{
    // How often the …Multiple operations call the serializer where there is one sample, as in the original study.
    private const int Calls = 10;

    /// <summary>The first sample as it is in the model, the user's own class.</summary>
    protected object Sample { get; private set; } = null!;

    /// <summary>The first sample in the serializer's data type.</summary>
    protected object Data { get; private set; } = null!;

    /// <summary>The first sample serialized.</summary>
    protected byte[] Payload { get; private set; } = null!;

    /// <summary>What the <c>…Multiple</c> operations go through: the samples in the serializer's data type, or the only one ten times.</summary>
    protected object[] AllData { get; private set; } = null!;

    /// <summary>The same serialized.</summary>
    protected byte[][] AllPayloads { get; private set; } = null!;

    /// <summary>Prepares what the operations start from.</summary>
    [GlobalSetup]
    public virtual void Setup()
    {
        object[] data = TCodec.Samples is { } samples ? [.. samples.Select(TCodec.FromModel)] : [TCodec.Create()];
        byte[][] payloads = [.. data.Select(TCodec.Serialize)];
        (Data, Payload, Sample) = (data[0], payloads[0], TCodec.ToModel(data[0]));
        AllData = data.Length > 1 ? data : [.. Enumerable.Repeat(Data, Calls)];
        AllPayloads = data.Length > 1 ? payloads : [.. Enumerable.Repeat(Payload, Calls)];
    }
}
