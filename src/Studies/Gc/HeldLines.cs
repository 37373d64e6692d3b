using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Studies.Gc;

/// <summary>The line of <see cref="HeldClass"/>.</summary>
public readonly struct HeldClassLine : ISerializer, ICodec, ICodecOf<HeldClassLine, Tiny>
{
    public static SerializerInfo Info { get; } = PlainType.Describe("Class", 1, "A class that others may derive from.");

    public static object Create() => FromModel(Tiny.Create());

    public static byte[] Serialize(object data) => PlainType.Write((Tiny)ToModel(data));

    public static object Deserialize(byte[] payload) => FromModel(PlainType.Read(payload));

    public static object ToModel(object data) => new Tiny { Id = ((HeldClass)data).Id, OtherId = ((HeldClass)data).OtherId };

    public static object FromModel(object model) => new HeldClass { Id = ((Tiny)model).Id, OtherId = ((Tiny)model).OtherId };
}

/// <summary>The line of <see cref="HeldRecord"/>.</summary>
public readonly struct HeldRecordLine : ISerializer, ICodec, ICodecOf<HeldRecordLine, Tiny>
{
    public static SerializerInfo Info { get; } = PlainType.Describe("Record", 3, "A sealed record.");

    public static object Create() => FromModel(Tiny.Create());

    public static byte[] Serialize(object data) => PlainType.Write((Tiny)ToModel(data));

    public static object Deserialize(byte[] payload) => FromModel(PlainType.Read(payload));

    public static object ToModel(object data) => new Tiny { Id = ((HeldRecord)data).Id, OtherId = ((HeldRecord)data).OtherId };

    public static object FromModel(object model) => new HeldRecord { Id = ((Tiny)model).Id, OtherId = ((Tiny)model).OtherId };
}

/// <summary>The line of <see cref="HeldSealedClass"/>.</summary>
public readonly struct HeldSealedClassLine : ISerializer, ICodec, ICodecOf<HeldSealedClassLine, Tiny>
{
    public static SerializerInfo Info { get; } = PlainType.Describe("SealedClass", 2, "A sealed class.");

    public static object Create() => FromModel(Tiny.Create());

    public static byte[] Serialize(object data) => PlainType.Write((Tiny)ToModel(data));

    public static object Deserialize(byte[] payload) => FromModel(PlainType.Read(payload));

    public static object ToModel(object data) => new Tiny { Id = ((HeldSealedClass)data).Id, OtherId = ((HeldSealedClass)data).OtherId };

    public static object FromModel(object model) => new HeldSealedClass { Id = ((Tiny)model).Id, OtherId = ((Tiny)model).OtherId };
}

/// <summary>The line of <see cref="HeldStruct"/>.</summary>
public readonly struct HeldStructLine : ISerializer, ICodec, ICodecOf<HeldStructLine, Tiny>
{
    public static SerializerInfo Info { get; } = PlainType.Describe("Struct", 4, "A readonly record struct, held without an object of its own.");

    public static object Create() => FromModel(Tiny.Create());

    public static byte[] Serialize(object data) => PlainType.Write((Tiny)ToModel(data));

    public static object Deserialize(byte[] payload) => FromModel(PlainType.Read(payload));

    public static object ToModel(object data) => new Tiny { Id = ((HeldStruct)data).Id, OtherId = ((HeldStruct)data).OtherId };

    public static object FromModel(object model) => new HeldStruct { Id = ((Tiny)model).Id, OtherId = ((Tiny)model).OtherId };
}
