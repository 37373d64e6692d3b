using System.Buffers;
using System.Runtime.CompilerServices;
using Google.Protobuf;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.GoogleProtobuf;

namespace SerializationBenchmarks.Studies.Ways;

/// <summary>Google.Protobuf into a buffer that each thread keeps, and a copy of what was written.</summary>
public readonly struct GoogleProtobufKept : ISerializer
{
    public static SerializerInfo Info { get; } = GoogleProtobuf.Info with
    {
        Name = nameof(GoogleProtobufKept),
        Order = 52,
        Summary = "WriteTo a kept buffer, copied.",
        WayOf = GoogleProtobuf.Info.Name,
    };

    [ThreadStatic]
    private static ArrayBufferWriter<byte>? _kept;

    /// <summary>Serializes by way of the thread's buffer.</summary>
    internal static byte[] Serialize<T>(T value)
        where T : class, IMessage<T>
    {
        var buffer = _kept ??= new ArrayBufferWriter<byte>();
        buffer.ResetWrittenCount();
        value.WriteTo(buffer);
        return buffer.WrittenSpan.ToArray();
    }
}

/// <summary>The codec of <see cref="GoogleProtobufKept"/> on <see cref="Tiny"/>.</summary>
public readonly struct GoogleProtobufKeptTiny : ICodec, ICodecOf<GoogleProtobufKept, Tiny>
{
    public static object Create() => GoogleProtobufTiny.Create();

    public static byte[] Serialize(object data) => GoogleProtobufKept.Serialize(Unsafe.As<Serializers.Proto.Tiny>(data));

    public static object Deserialize(byte[] payload) => GoogleProtobufTiny.Deserialize(payload);

    public static object ToModel(object data) => GoogleProtobufTiny.ToModel(data);

    public static object FromModel(object model) => GoogleProtobufTiny.FromModel(model);
}

/// <summary>The codec of <see cref="GoogleProtobufKept"/> on <see cref="Simple"/>.</summary>
public readonly struct GoogleProtobufKeptSimple : ICodec, ICodecOf<GoogleProtobufKept, Simple>
{
    public static object Create() => GoogleProtobufSimple.Create();

    public static byte[] Serialize(object data) => GoogleProtobufKept.Serialize(Unsafe.As<Serializers.Proto.Simple>(data));

    public static object Deserialize(byte[] payload) => GoogleProtobufSimple.Deserialize(payload);

    public static object ToModel(object data) => GoogleProtobufSimple.ToModel(data);

    public static object FromModel(object model) => GoogleProtobufSimple.FromModel(model);
}

/// <summary>The codec of <see cref="GoogleProtobufKept"/> on <see cref="Complex"/>.</summary>
public readonly struct GoogleProtobufKeptComplex : ICodec, ICodecOf<GoogleProtobufKept, Complex>
{
    public static object Create() => GoogleProtobufComplex.Create();

    public static byte[] Serialize(object data) => GoogleProtobufKept.Serialize(Unsafe.As<Serializers.Proto.Complex>(data));

    public static object Deserialize(byte[] payload) => GoogleProtobufComplex.Deserialize(payload);

    public static object ToModel(object data) => GoogleProtobufComplex.ToModel(data);

    public static object FromModel(object model) => GoogleProtobufComplex.FromModel(model);
}
