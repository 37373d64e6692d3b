using System.Buffers;
using System.Runtime.CompilerServices;
using Bebop.Runtime;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers;

/// <summary>Bebop messages (numbered optional fields) with code that bebopc generated from schemas/models.bop.</summary>
/// <remarks>
/// A new array has <c>ByteCount</c> bytes and is filled by <c>EncodeIntoBuffer</c>: measured, <c>Encode</c> with or without
/// an initial capacity takes up to twice as long, because it copies what it wrote into a second array.
/// </remarks>
public readonly struct BebopMessage : ISerializer
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = new(
        "BebopMessage",
        "Bebop message",
        80,
        "Bebop messages: numbered optional fields.",
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
    public static Func<string, object>? JsonReader(Type type) => BebopOwnType.JsonReader(type, BebopKind.Message);
}

/// <summary>The codec of <see cref="BebopMessage"/> on <see cref="Tiny"/>.</summary>
public readonly struct BebopMessageTiny : IBufferCodec, ICodecOf<BebopMessage, Tiny>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)] // See the model's Create.
    public static object Create() => new Bop.TinyMessage { ID = 123456, OtherId = 123 };

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data)
    {
        var record = Unsafe.As<Bop.TinyMessage>(data);
        var payload = new byte[record.ByteCount];
        record.EncodeIntoBuffer(payload);
        return payload;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer)
    {
        var record = Unsafe.As<Bop.TinyMessage>(data);
        var array = BebopBuffer.Open(buffer, record.MaxByteCount);
        BebopBuffer.Close(buffer, array, record.EncodeIntoBuffer(array));
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Bop.TinyMessage.Decode(payload);

    /// <inheritdoc/>
    public static object ToModel(object data) => BebopConversion.ToModel((Bop.TinyMessage)data);

    /// <inheritdoc/>
    public static object FromModel(object model) => BebopConversion.ToTinyMessage((Tiny)model);
}

/// <summary>The codec of <see cref="BebopMessage"/> on <see cref="Simple"/>.</summary>
public readonly struct BebopMessageSimple : IBufferCodec, ICodecOf<BebopMessage, Simple>
{
    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)] // See the model's Create.
    public static object Create() => new Bop.SimpleMessage
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
        var record = Unsafe.As<Bop.SimpleMessage>(data);
        var payload = new byte[record.ByteCount];
        record.EncodeIntoBuffer(payload);
        return payload;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer)
    {
        var record = Unsafe.As<Bop.SimpleMessage>(data);
        var array = BebopBuffer.Open(buffer, record.MaxByteCount);
        BebopBuffer.Close(buffer, array, record.EncodeIntoBuffer(array));
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => Bop.SimpleMessage.Decode(payload);

    /// <inheritdoc/>
    public static object ToModel(object data) => BebopConversion.ToModel((Bop.SimpleMessage)data);

    /// <inheritdoc/>
    public static object FromModel(object model) => BebopConversion.ToSimpleMessage((Simple)model);
}
