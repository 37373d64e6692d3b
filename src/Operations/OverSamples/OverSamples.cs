using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Operations;

/// <summary>
/// What is timed where a user's type has several samples: an operation with a call for each. The models of the suite have one,
/// and a loop over it would cost something.
/// </summary>
/// <typeparam name="TCodec">The serializer on a user's type.</typeparam>
public abstract class OverSamples<TCodec>
    where TCodec : struct, ICodec
{
    /// <summary>The samples in the serializer's data type.</summary>
    protected object[] Data { get; private set; } = null!;

    /// <summary>The samples serialized.</summary>
    protected byte[][] Payloads { get; private set; } = null!;

    /// <summary>Prepares what the operations start from.</summary>
    [GlobalSetup]
    public virtual void Setup()
    {
        Data = [.. OwnModel.Of(typeof(TCodec))!.Samples.Select(TCodec.FromModel)];
        Payloads = [.. Data.Select(TCodec.Serialize)];
    }
}
