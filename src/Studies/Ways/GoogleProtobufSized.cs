using System.Runtime.CompilerServices;
using Google.Protobuf;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.GoogleProtobuf;

namespace SerializationBenchmarks.Studies.Ways;

/// <summary>Google.Protobuf into a new array of the payload's length, which is computed before.</summary>
public readonly struct GoogleProtobufSized : ISerializer
{
    public static SerializerInfo Info { get; } = GoogleProtobuf.Info with
    {
        Name = nameof(GoogleProtobufSized),
        Order = 52,
        Summary = "WriteTo a new array of CalculateSize bytes.",
        WayOf = GoogleProtobuf.Info.Name,
    };

    /// <summary>Serializes without a copy.</summary>
    internal static byte[] Serialize<T>(T value)
        where T : class, IMessage<T>
    {
        var payload = new byte[value.CalculateSize()];
        value.WriteTo(payload.AsSpan());
        return payload;
    }
}

/// <summary>The codec of <see cref="GoogleProtobufSized"/> on <see cref="Tiny"/>.</summary>
public readonly struct GoogleProtobufSizedTiny : ICodec, ICodecOf<GoogleProtobufSized, Tiny>
{
    public static object Create() => GoogleProtobufTiny.Create();

    public static byte[] Serialize(object data) => GoogleProtobufSized.Serialize(Unsafe.As<Serializers.Proto.Tiny>(data));

    public static object Deserialize(byte[] payload) => GoogleProtobufTiny.Deserialize(payload);

    public static object ToModel(object data) => GoogleProtobufTiny.ToModel(data);

    public static object FromModel(object model) => GoogleProtobufTiny.FromModel(model);
}

/// <summary>The codec of <see cref="GoogleProtobufSized"/> on <see cref="Simple"/>.</summary>
public readonly struct GoogleProtobufSizedSimple : ICodec, ICodecOf<GoogleProtobufSized, Simple>
{
    public static object Create() => GoogleProtobufSimple.Create();

    public static byte[] Serialize(object data) => GoogleProtobufSized.Serialize(Unsafe.As<Serializers.Proto.Simple>(data));

    public static object Deserialize(byte[] payload) => GoogleProtobufSimple.Deserialize(payload);

    public static object ToModel(object data) => GoogleProtobufSimple.ToModel(data);

    public static object FromModel(object model) => GoogleProtobufSimple.FromModel(model);
}

/// <summary>The codec of <see cref="GoogleProtobufSized"/> on <see cref="Complex"/>.</summary>
public readonly struct GoogleProtobufSizedComplex : ICodec, ICodecOf<GoogleProtobufSized, Complex>
{
    public static object Create() => GoogleProtobufComplex.Create();

    public static byte[] Serialize(object data) => GoogleProtobufSized.Serialize(Unsafe.As<Serializers.Proto.Complex>(data));

    public static object Deserialize(byte[] payload) => GoogleProtobufComplex.Deserialize(payload);

    public static object ToModel(object data) => GoogleProtobufComplex.ToModel(data);

    public static object FromModel(object model) => GoogleProtobufComplex.FromModel(model);
}
