using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Benchmarks.Studies.Gc;

/// <summary>The line of <see cref="PairClass"/>.</summary>
public readonly struct ClassLine : ISerializer, ICodec, ICodecOf<ClassLine, Tiny>
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = PlainType.Describe("Class", 1, "A class that others may derive from.");

    /// <inheritdoc/>
    public static object Create() => FromModel(Tiny.Create());

    /// <inheritdoc/>
    public static byte[] Serialize(object data) => PlainType.Write((Tiny)ToModel(data));

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload) => FromModel(PlainType.Read(payload));

    /// <inheritdoc/>
    public static object ToModel(object data) => new Tiny { Id = ((PairClass)data).Id, OtherId = ((PairClass)data).OtherId };

    /// <inheritdoc/>
    public static object FromModel(object model) => new PairClass { Id = ((Tiny)model).Id, OtherId = ((Tiny)model).OtherId };
}

/// <summary>The line of <see cref="PairRecord"/>.</summary>
public readonly struct RecordLine : ISerializer, ICodec, ICodecOf<RecordLine, Tiny>
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = PlainType.Describe("Record", 3, "A sealed record.");

    /// <inheritdoc/>
    public static object Create() => FromModel(Tiny.Create());

    /// <inheritdoc/>
    public static byte[] Serialize(object data) => PlainType.Write((Tiny)ToModel(data));

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload) => FromModel(PlainType.Read(payload));

    /// <inheritdoc/>
    public static object ToModel(object data) => new Tiny { Id = ((PairRecord)data).Id, OtherId = ((PairRecord)data).OtherId };

    /// <inheritdoc/>
    public static object FromModel(object model) => new PairRecord { Id = ((Tiny)model).Id, OtherId = ((Tiny)model).OtherId };
}

/// <summary>The line of <see cref="PairSealedClass"/>.</summary>
public readonly struct SealedClassLine : ISerializer, ICodec, ICodecOf<SealedClassLine, Tiny>
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = PlainType.Describe("SealedClass", 2, "A sealed class.");

    /// <inheritdoc/>
    public static object Create() => FromModel(Tiny.Create());

    /// <inheritdoc/>
    public static byte[] Serialize(object data) => PlainType.Write((Tiny)ToModel(data));

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload) => FromModel(PlainType.Read(payload));

    /// <inheritdoc/>
    public static object ToModel(object data) => new Tiny { Id = ((PairSealedClass)data).Id, OtherId = ((PairSealedClass)data).OtherId };

    /// <inheritdoc/>
    public static object FromModel(object model) => new PairSealedClass { Id = ((Tiny)model).Id, OtherId = ((Tiny)model).OtherId };
}

/// <summary>The line of <see cref="PairStruct"/>.</summary>
public readonly struct StructLine : ISerializer, ICodec, ICodecOf<StructLine, Tiny>
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = PlainType.Describe("Struct", 4, "A readonly record struct, held without an object of its own.");

    /// <inheritdoc/>
    public static object Create() => FromModel(Tiny.Create());

    /// <inheritdoc/>
    public static byte[] Serialize(object data) => PlainType.Write((Tiny)ToModel(data));

    /// <inheritdoc/>
    public static object Deserialize(byte[] payload) => FromModel(PlainType.Read(payload));

    /// <inheritdoc/>
    public static object ToModel(object data) => new Tiny { Id = ((PairStruct)data).Id, OtherId = ((PairStruct)data).OtherId };

    /// <inheritdoc/>
    public static object FromModel(object model) => new PairStruct { Id = ((Tiny)model).Id, OtherId = ((Tiny)model).OtherId };
}
