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

/// <summary>Makes a class generic over a codec an operation. Found by reflection: in this assembly for the default study, in a study's namespace for that study.</summary>
/// <param name="order">The place in reports, ascending.</param>
/// <param name="title">The heading in reports.</param>
[AttributeUsage(AttributeTargets.Class)]
public sealed class OperationAttribute(int order, string title) : Attribute
{
    /// <summary>The place in reports, ascending.</summary>
    public int Order { get; } = order;

    /// <summary>The heading in reports.</summary>
    public string Title { get; } = title;

    /// <summary>Whether a payload is written, so that its size belongs beside the time.</summary>
    public bool WritesPayload { get; init; }

    /// <summary>Whether the data is created from constants in the timed method.</summary>
    public bool Creates { get; init; }

    /// <summary>
    /// The name of the operation that does the same without converting the model to or from the serializer's data type, and so is the same where
    /// that is the model; null where nothing is converted.
    /// </summary>
    public string? WithoutConversion { get; init; }

    /// <summary>Whether the samples of a model that has several are all gone through, by the method <c>RunEach</c> if there is one.</summary>
    public bool TakesEverySample { get; init; }

    /// <summary>The heading in reports where a model has several samples; null if it is the same.</summary>
    public string? TitleOverSamples { get; init; }
}
