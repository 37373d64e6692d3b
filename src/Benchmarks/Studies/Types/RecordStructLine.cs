using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Types;

/// <summary>The line of <see cref="PairRecordStruct"/>.</summary>
public readonly struct RecordStructLine : ISerializer, IOrdered, ICodecOf<RecordStructLine, Tiny>
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = PlainType.Describe("RecordStruct", 3, "A readonly record struct with an order written by its author.");

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)] // As a library's types are created: see the model's Create.
    public static object Create() => new PairRecordStruct(123456, 123);

    /// <inheritdoc/>
    public static byte[] Serialize(object data) => PlainType.Write((Tiny)ToModel(data));

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload) => FromModel(PlainType.Read(payload));

    /// <inheritdoc/>
    public static object ToModel(object data) => new Tiny { Id = ((PairRecordStruct)data).Id, OtherId = ((PairRecordStruct)data).OtherId };

    /// <inheritdoc/>
    public static object FromModel(object model) => new PairRecordStruct(((Tiny)model).Id, ((Tiny)model).OtherId);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsLess(object left, object right) => Unsafe.Unbox<PairRecordStruct>(left).CompareTo(Unsafe.Unbox<PairRecordStruct>(right)) < 0;
}
