using System.Runtime.CompilerServices;
using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Studies.Types;

/// <summary>Compares two equal values by what every type has, <see cref="object.Equals(object)"/>: each type's own, of members.</summary>
[Operation(3, "Compare two equal values")]
public class Equality<TCodec> : Pair<TCodec>
    where TCodec : struct, ICodec
{
    /// <summary>The timed method.</summary>
    [Benchmark]
    public bool Run() => Value.Equals(Equal);
}

/// <summary>Compares two values of <see cref="PairRecordStruct"/>, in the place of <see cref="Equality{TCodec}"/>: nobody puts them into objects for that.</summary>
public class StructEquality : Pair<RecordStructLine>
{
    /// <summary>The timed method.</summary>
    [Benchmark]
    public bool Run() => Unsafe.Unbox<PairRecordStruct>(Value).Equals(Unsafe.Unbox<PairRecordStruct>(Equal));
}

/// <summary>Finds out which of two values is less: their last members differ.</summary>
[Operation(4, "Find the lesser of two values")]
public class Order<TCodec> : Pair<TCodec>
    where TCodec : struct, IOrdered
{
    /// <summary>The timed method.</summary>
    [Benchmark]
    public bool Run() => TCodec.IsLess(Value, Greater);
}

/// <summary>A codec whose type has an order.</summary>
public interface IOrdered : ICodec
{
    /// <summary>Whether a value is less than another.</summary>
    static abstract bool IsLess(object left, object right);
}
