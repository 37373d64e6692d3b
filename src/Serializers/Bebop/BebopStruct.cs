using System.Buffers;
using System.Runtime.CompilerServices;
using Bebop.Runtime;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers;

/// <summary>Bebop structs (fixed fields) with code that bebopc generated from schemas/models.bop.</summary>
/// <remarks>Arrays and buffers are filled as in <see cref="BebopMessage"/>.</remarks>
public readonly struct BebopStruct : ISerializer
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = new(
        "BebopStruct",
        "Bebop struct",
        90,
        "Bebop structs: fixed fields.",
        new SerializerTraits
        {
            Schema = SchemaSource.SchemaFirst,
            Code = CodeOrigin.SchemaCompiler,
            TakesModel = false,
            SelfDescribing = false,
            Buffer = BufferReuse.AllocationFree, // See BebopBuffer.
            ZeroCopy = false,
            TimePrecision = TimeSpan.FromMilliseconds(1),
            NativeAot = true,
        })
    {
        Library = typeof(BaseBebopRecord),
    };

    /// <inheritdoc/>
    public static Func<string, object>? JsonReader(Type type) => BebopOwnType.JsonReader(type, BebopKind.Struct);
}

/// <summary>The codec of <see cref="BebopStruct"/> on <see cref="Tiny"/>.</summary>
public readonly struct BebopStructTiny : IBufferCodec, ICodecOf<BebopStruct, Tiny>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)] // See the model's Create.
    public static object Create() => new Bop.TinyStruct { ID = 123456, OtherId = 123 };

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data)
    {
        var record = Unsafe.As<Bop.TinyStruct>(data);
        var payload = new byte[record.ByteCount];
        record.EncodeIntoBuffer(payload);
        return payload;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer)
    {
        var record = Unsafe.As<Bop.TinyStruct>(data);
        var array = BebopBuffer.Open(buffer, record.MaxByteCount);
        BebopBuffer.Close(buffer, array, record.EncodeIntoBuffer(array));
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Bop.TinyStruct.Decode(payload);

    /// <inheritdoc/>
    public static object ToModel(object data) => BebopConversion.ToModel((Bop.TinyStruct)data);

    /// <inheritdoc/>
    public static object FromModel(object model) => BebopConversion.ToTinyStruct((Tiny)model);
}

/// <summary>The codec of <see cref="BebopStruct"/> on <see cref="Simple"/>.</summary>
public readonly struct BebopStructSimple : IBufferCodec, ICodecOf<BebopStruct, Simple>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)] // See the model's Create.
    public static object Create() => new Bop.SimpleStruct
    {
        ID = 123456,
        OtherId = 123,
        Name = "Snuggles the Destroyer of Worlds",
        EnumValue = Bop.Level.Two,
    };

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data)
    {
        var record = Unsafe.As<Bop.SimpleStruct>(data);
        var payload = new byte[record.ByteCount];
        record.EncodeIntoBuffer(payload);
        return payload;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer)
    {
        var record = Unsafe.As<Bop.SimpleStruct>(data);
        var array = BebopBuffer.Open(buffer, record.MaxByteCount);
        BebopBuffer.Close(buffer, array, record.EncodeIntoBuffer(array));
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Bop.SimpleStruct.Decode(payload);

    /// <inheritdoc/>
    public static object ToModel(object data) => BebopConversion.ToModel((Bop.SimpleStruct)data);

    /// <inheritdoc/>
    public static object FromModel(object model) => BebopConversion.ToSimpleStruct((Simple)model);
}
