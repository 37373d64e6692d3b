using System.Runtime.CompilerServices;
using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Measuring.Engine;
using SerializationBenchmarks.Measuring.FirstCalls;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Studies.Types;

/// <summary>The first use of a type in a fresh process: it and its library are loaded, and what creates the first value is compiled.</summary>
[Operation(1, "Define: the first value in a fresh process")]
public class Define<TCodec> : IMeasuresItself
    where TCodec : struct, ICodec
{
    public RoundRecord? Measured { get; private set; }

    /// <summary>Has a process do what is timed later, so that its files are in the system's memory.</summary>
    [GlobalSetup]
    public void Setup() => Run();

    /// <summary>The timed method.</summary>
    [Benchmark]
    public object Run() => Measured = CallProcess.Run(typeof(FirstValue<TCodec>), [], fromStart: false);
}

/// <summary>Creates the first value of a type, in a process of its own.</summary>
public sealed class FirstValue<TCodec> : IFirstCall
    where TCodec : struct, ICodec
{
    public void Prepare(byte[] payload)
    {
        // The type has nothing to prepare.
    }

    public object Invoke() => TCodec.Create();
}

/// <summary>Creates a value of constants.</summary>
[Operation(2, "Create a value")]
public class CreateValue<TCodec>
    where TCodec : struct, ICodec
{
    /// <summary>The timed method.</summary>
    [Benchmark]
    public object Run() => TCodec.Create();
}

/// <summary>Creates a value of <see cref="PairRecordStruct"/>, in the place of <see cref="CreateValue{TCodec}"/>, which would put it into an object.</summary>
public class CreateStruct
{
    /// <summary>The timed method.</summary>
    [Benchmark]
#pragma warning disable CA1822 // BenchmarkDotNet takes methods of instances alone.
    public PairRecordStruct Run() => Create();
#pragma warning restore CA1822

    [MethodImpl(MethodImplOptions.NoInlining)] // As with the other types.
    private static PairRecordStruct Create() => new(123456, 123);
}
