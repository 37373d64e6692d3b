using System.Runtime.CompilerServices;
using BenchmarkDotNet.Attributes;
using SerializationBenchmarks.Measuring.Engine;
using SerializationBenchmarks.Measuring.FirstCalls;
using SerializationBenchmarks.Models;
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

/// <summary>The line of <see cref="PairClass"/>.</summary>
public readonly struct ClassLine : ISerializer, IOrdered, ICodecOf<ClassLine, Tiny>
{
    public static SerializerInfo Info { get; } = PlainType.Describe("Class", 1, "A sealed class with equality and order written by its author.");

    [MethodImpl(MethodImplOptions.NoInlining)] // As a library's types are created: see the model's Create.
    public static object Create() => new PairClass { Id = 123456, OtherId = 123 };

    public static byte[] Serialize(object data) => PlainType.Write((Tiny)ToModel(data));

    public static object Deserialize(byte[] payload) => FromModel(PlainType.Read(payload));

    public static object ToModel(object data) => new Tiny { Id = ((PairClass)data).Id, OtherId = ((PairClass)data).OtherId };

    public static object FromModel(object model) => new PairClass { Id = ((Tiny)model).Id, OtherId = ((Tiny)model).OtherId };

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsLess(object left, object right) => Unsafe.As<PairClass>(left).CompareTo(Unsafe.As<PairClass>(right)) < 0;
}

/// <summary>The line of <see cref="PairRecord"/>.</summary>
public readonly struct RecordLine : ISerializer, IOrdered, ICodecOf<RecordLine, Tiny>
{
    public static SerializerInfo Info { get; } = PlainType.Describe("Record", 2, "A sealed record with an order written by its author.");

    [MethodImpl(MethodImplOptions.NoInlining)] // As a library's types are created: see the model's Create.
    public static object Create() => new PairRecord(123456, 123);

    public static byte[] Serialize(object data) => PlainType.Write((Tiny)ToModel(data));

    public static object Deserialize(byte[] payload) => FromModel(PlainType.Read(payload));

    public static object ToModel(object data) => new Tiny { Id = ((PairRecord)data).Id, OtherId = ((PairRecord)data).OtherId };

    public static object FromModel(object model) => new PairRecord(((Tiny)model).Id, ((Tiny)model).OtherId);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsLess(object left, object right) => Unsafe.As<PairRecord>(left).CompareTo(Unsafe.As<PairRecord>(right)) < 0;
}

/// <summary>The line of <see cref="PairRecordStruct"/>.</summary>
public readonly struct RecordStructLine : ISerializer, IOrdered, ICodecOf<RecordStructLine, Tiny>
{
    public static SerializerInfo Info { get; } = PlainType.Describe("RecordStruct", 3, "A readonly record struct with an order written by its author.");

    [MethodImpl(MethodImplOptions.NoInlining)] // As a library's types are created: see the model's Create.
    public static object Create() => new PairRecordStruct(123456, 123);

    public static byte[] Serialize(object data) => PlainType.Write((Tiny)ToModel(data));

    public static object Deserialize(byte[] payload) => FromModel(PlainType.Read(payload));

    public static object ToModel(object data) => new Tiny { Id = ((PairRecordStruct)data).Id, OtherId = ((PairRecordStruct)data).OtherId };

    public static object FromModel(object model) => new PairRecordStruct(((Tiny)model).Id, ((Tiny)model).OtherId);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsLess(object left, object right) => Unsafe.Unbox<PairRecordStruct>(left).CompareTo(Unsafe.Unbox<PairRecordStruct>(right)) < 0;
}
