using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Measuring.Engine;
using SerializationBenchmarks.Measuring.FirstCalls;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Studies.Startup;

/// <summary>What the operations have in common: the payload that a process is given.</summary>
public abstract class StartupOperation<TCodec> : IMeasuresItself
    where TCodec : struct, ICodec
{
    public RoundRecord? Measured { get; protected set; }

    /// <summary>The sample serialized.</summary>
    protected byte[] Payload { get; private set; } = [];

    /// <summary>Serializes the sample, and has a process do what is timed later, so that its files are in the system's memory.</summary>
    [GlobalSetup]
    public void Setup()
    {
        Payload = TCodec.Serialize(TCodec.Create());
        Run();
    }

    /// <summary>The timed method.</summary>
    public abstract object Run();
}

/// <summary>Starts a process that creates the sample and serializes it.</summary>
[Operation(1, "From the start of a process to the first serialized", WritesPayload = true)]
public class StartAndSerialize<TCodec> : StartupOperation<TCodec>
    where TCodec : struct, ICodec
{
    [Benchmark]
    public override object Run() => Measured = CallProcess.Run(typeof(Serializing<TCodec>), Payload, fromStart: true);
}

/// <summary>Starts a process that deserializes a payload which it is given.</summary>
[Operation(2, "From the start of a process to the first deserialized")]
public class StartAndDeserialize<TCodec> : StartupOperation<TCodec>
    where TCodec : struct, ICodec
{
    [Benchmark]
    public override object Run() => Measured = CallProcess.Run(typeof(Deserializing<TCodec>), Payload, fromStart: true);
}

/// <summary>The first call of a fresh process that serializes, of a sample that is there.</summary>
[Operation(3, "The first call that serializes", WritesPayload = true)]
public class FirstSerialize<TCodec> : StartupOperation<TCodec>
    where TCodec : struct, ICodec
{
    [Benchmark]
    public override object Run() => Measured = CallProcess.Run(typeof(Serializing<TCodec>), Payload, fromStart: false);
}

/// <summary>The first call of a fresh process that deserializes, of a payload that is there.</summary>
[Operation(4, "The first call that deserializes")]
public class FirstDeserialize<TCodec> : StartupOperation<TCodec>
    where TCodec : struct, ICodec
{
    [Benchmark]
    public override object Run() => Measured = CallProcess.Run(typeof(Deserializing<TCodec>), Payload, fromStart: false);
}

/// <summary>Serializes the sample, in a process of its own.</summary>
public sealed class Serializing<TCodec> : IFirstCall
    where TCodec : struct, ICodec
{
    private object _data = null!;

    public void Prepare(byte[] payload)
    {
        _ = Complex.Create(); // As an empty program does. Its static constructor is not the work of the serializer.
        _data = TCodec.Create();
    }

    public object Invoke() => TCodec.Serialize(_data);
}

/// <summary>Deserializes a payload, in a process of its own.</summary>
public sealed class Deserializing<TCodec> : IFirstCall
    where TCodec : struct, ICodec
{
    private byte[] _payload = [];

    public void Prepare(byte[] payload)
    {
        _ = Complex.Create(); // As above.
        _payload = payload;
    }

    public object Invoke() => TCodec.Deserialize(_payload);
}
