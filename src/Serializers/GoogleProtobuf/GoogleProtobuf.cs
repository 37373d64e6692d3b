using System.Buffers;
using System.Runtime.CompilerServices;
using Google.Protobuf;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers;

/// <summary>Google.Protobuf with classes that protoc generates from schemas/models.proto while the project is built.</summary>
/// <remarks>
/// Writes and reads spans: ToByteArray and ParseFrom(byte[]) do the same through a stream object that they allocate, and
/// take up to twice as long for small messages.
/// </remarks>
public readonly struct GoogleProtobuf : ISerializer
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = new(
        "GoogleProtobuf",
        "Protocol Buffers",
        50,
        "Google.Protobuf with generated classes.",
        new SerializerTraits
        {
            Schema = SchemaSource.SchemaFirst,
            Code = CodeOrigin.SchemaCompiler,
            TakesModel = false,
            SelfDescribing = false,
            Buffer = BufferReuse.AllocationFree,
            ZeroCopy = false,
            TimePrecision = TimeSpan.FromTicks(1),
            NativeAot = true,
        })
    {
        Library = typeof(IMessage),
    };

    /// <inheritdoc/>
    public static Func<string, object>? JsonReader(Type type) =>
        type.IsAssignableTo(typeof(IMessage)) && type.GetProperty("Parser")?.GetValue(null) is MessageParser parser ? parser.ParseJson : null;
}

/// <summary>The codec of <see cref="GoogleProtobuf"/> on <see cref="Tiny"/>.</summary>
public readonly struct GoogleProtobufTiny : IBufferCodec, ICodecOf<GoogleProtobuf, Tiny>
{
    private static readonly MessageParser<Proto.Tiny> _parser = Proto.Tiny.Parser;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)] // See the model's Create.
    public static object Create() => new Proto.Tiny { Id = 123456, OtherId = 123 };

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data)
    {
        var message = Unsafe.As<Proto.Tiny>(data);
        var payload = new byte[message.CalculateSize()];
        message.WriteTo(payload.AsSpan());
        return payload;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => Unsafe.As<Proto.Tiny>(data).WriteTo(buffer);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => _parser.ParseFrom(payload.AsSpan());

    /// <inheritdoc/>
    public static object ToModel(object data) => GoogleProtobufConversion.ToModel((Proto.Tiny)data);

    /// <inheritdoc/>
    public static object FromModel(object model) => GoogleProtobufConversion.FromModel((Tiny)model);
}

/// <summary>The codec of <see cref="GoogleProtobuf"/> on <see cref="Simple"/>.</summary>
public readonly struct GoogleProtobufSimple : IBufferCodec, ICodecOf<GoogleProtobuf, Simple>
{
    private static readonly MessageParser<Proto.Simple> _parser = Proto.Simple.Parser;

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.NoInlining)] // See the model's Create.
    public static object Create() => new Proto.Simple
    {
        Id = 123456,
        OtherId = 123,
        Name = "Snuggles the Destroyer of Worlds",
        EnumValue = Proto.Level.Two,
    };

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize(object data)
    {
        var message = Unsafe.As<Proto.Simple>(data);
        var payload = new byte[message.CalculateSize()];
        message.WriteTo(payload.AsSpan());
        return payload;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize(object data, ArrayBufferWriter<byte> buffer) => Unsafe.As<Proto.Simple>(data).WriteTo(buffer);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Deserialize(byte[] payload) => _parser.ParseFrom(payload.AsSpan());

    /// <inheritdoc/>
    public static object ToModel(object data) => GoogleProtobufConversion.ToModel((Proto.Simple)data);

    /// <inheritdoc/>
    public static object FromModel(object model) => GoogleProtobufConversion.FromModel((Simple)model);
}
