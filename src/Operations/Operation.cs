using System.Buffers;
using System.Runtime.CompilerServices;
using BenchmarkDotNet.Attributes;
using BenchmarkDotNet.Engines;
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

/// <summary>One call that deserializes a kept payload to a new value.</summary>
/// <typeparam name="TCodec">The serializer on a model.</typeparam>
[Operation(3, "Deserialize once")]
public class DeserializeOnce<TCodec> : Operation<TCodec>
    where TCodec : struct, ICodec
{
    /// <summary>The timed method.</summary>
    [Benchmark]
    public object Run() => TCodec.Deserialize(Payload);
}

/// <summary>A call for each sample that serializes a kept value to a new array; ten where there is one sample.</summary>
/// <typeparam name="TCodec">The serializer on a model.</typeparam>
[Operation(2, "Serialize ten times", WritesPayload = true, TakesEverySample = true, TitleOverSamples = "Serialize every sample")]
public class SerializeMultiple<TCodec> : Operation<TCodec>
    where TCodec : struct, ICodec
{
    private readonly Consumer _consumer = new();

    /// <summary>The timed method.</summary>
    [Benchmark]
    public void Run()
    {
        foreach (var data in AllData)
            _consumer.Consume(TCodec.Serialize(data));
    }
}

/// <summary>A call for each sample that deserializes a kept payload to a new value; ten where there is one sample.</summary>
/// <typeparam name="TCodec">The serializer on a model.</typeparam>
[Operation(4, "Deserialize ten times", TakesEverySample = true, TitleOverSamples = "Deserialize every sample")]
public class DeserializeMultiple<TCodec> : Operation<TCodec>
    where TCodec : struct, ICodec
{
    private readonly Consumer _consumer = new();

    /// <summary>The timed method.</summary>
    [Benchmark]
    public void Run()
    {
        foreach (var payload in AllPayloads)
            _consumer.Consume(TCodec.Deserialize(payload));
    }
}

/// <summary>Builds a value from constants in the serializer's data type and serializes it to a new array.</summary>
/// <typeparam name="TCodec">The serializer on a model.</typeparam>
[Operation(5, "Create, then serialize", WritesPayload = true, Creates = true)]
public class CreateAndSerialize<TCodec> : Operation<TCodec>
    where TCodec : struct, ICodec
{
    /// <summary>The timed method.</summary>
    [Benchmark]
    public byte[] Run() => TCodec.Serialize(TCodec.Create());
}

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

/// <summary>Serializes a value into a reused buffer, which grows no more after the first call.</summary>
/// <typeparam name="TCodec">The serializer on a model.</typeparam>
[Operation(7, "Serialize to a reused buffer", WritesPayload = true, TakesEverySample = true)]
public class SerializeToBuffer<TCodec> : Operation<TCodec>
    where TCodec : struct, IBufferCodec
{
    private readonly ArrayBufferWriter<byte> _buffer = new(64 * 1024); // Several times the largest payload, so that no library's size hint makes it grow.

    /// <summary>The timed method.</summary>
    [Benchmark]
    public int Run()
    {
        _buffer.ResetWrittenCount();
        TCodec.Serialize(Data, _buffer);
        return _buffer.WrittenCount;
    }

    /// <summary>The timed method where there are several samples: each is written from the buffer's start.</summary>
    [Benchmark]
    public int RunEach()
    {
        var written = 0;
        foreach (var data in AllData)
        {
            _buffer.ResetWrittenCount();
            TCodec.Serialize(data, _buffer);
            written += _buffer.WrittenCount;
        }

        return written;
    }
}

/// <summary>
/// Converts a kept value of the user's own class to the serializer's data type and serializes that to a new array. The same as
/// <see cref="SerializeOnce{TCodec}"/> where the data type is the model.
/// </summary>
/// <typeparam name="TCodec">The serializer on a model.</typeparam>
[Operation(8, "Serialize from your own class", WritesPayload = true, WithoutConversion = nameof(SerializeOnce<>))]
public class SerializeFromModel<TCodec> : Operation<TCodec>
    where TCodec : struct, ICodec
{
    /// <summary>The timed method.</summary>
    [Benchmark]
    public byte[] Run() => TCodec.Serialize(Convert(Sample));

    // A call of its own, as in a program: inlined, the compiler could leave out the converted object of a small model altogether.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static object Convert(object model) => TCodec.FromModel(model);
}

/// <summary>
/// Deserializes a kept payload to a new value of the serializer's data type and converts that to the user's own class. The same as
/// <see cref="DeserializeOnce{TCodec}"/> where the data type is the model.
/// </summary>
/// <typeparam name="TCodec">The serializer on a model.</typeparam>
[Operation(9, "Deserialize to your own class", WithoutConversion = nameof(DeserializeOnce<>))]
public class DeserializeToModel<TCodec> : Operation<TCodec>
    where TCodec : struct, ICodec
{
    /// <summary>The timed method.</summary>
    [Benchmark]
    public object Run() => Convert(TCodec.Deserialize(Payload));

    // As in SerializeFromModel: the object that is converted exists.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static object Convert(object data) => TCodec.ToModel(data);
}
