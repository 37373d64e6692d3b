using System.Runtime.CompilerServices;
using BenchmarkDotNet.Attributes;

namespace SerializationBenchmarks.Benchmarks.Studies.Types;

/// <summary>Compares two values of <see cref="PairRecordStruct"/>, in the place of <see cref="Equality{TCodec}"/>: nobody puts them into objects for that.</summary>
public class StructEquality : Pair<RecordStructLine>
{
    /// <summary>The timed method.</summary>
    [Benchmark]
    public bool Run() => Unsafe.Unbox<PairRecordStruct>(Value).Equals(Unsafe.Unbox<PairRecordStruct>(Equal));
}
