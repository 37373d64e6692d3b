using System.Runtime.CompilerServices;
using BenchmarkDotNet.Attributes;

namespace SerializationBenchmarks.Benchmarks.Studies.Types;

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
