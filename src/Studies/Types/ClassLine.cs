using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Studies.Types;

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
