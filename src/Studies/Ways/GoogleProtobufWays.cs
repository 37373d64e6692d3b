using System.Runtime.CompilerServices;
using Google.Protobuf;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.GoogleProtobuf;

namespace SerializationBenchmarks.Studies.Ways;

/// <summary>Google.Protobuf by its calls of one line, as its tutorial has them: https://protobuf.dev/getting-started/csharptutorial.</summary>
public readonly struct GoogleProtobufByteArray : ISerializer
{
    public static SerializerInfo Info { get; } = GoogleProtobuf.Info with
    {
        Name = nameof(GoogleProtobufByteArray),
        Order = 51,
        Summary = "ToByteArray and ParseFrom, the one-line calls.",
        WayOf = GoogleProtobuf.Info.Name,
    };
}

/// <summary>The codec of <see cref="GoogleProtobufByteArray"/> on <see cref="Tiny"/>.</summary>
public readonly struct GoogleProtobufByteArrayTiny : IDerivedCodec<GoogleProtobufTiny>, ICodecOf<GoogleProtobufByteArray, Tiny>
{
    public static byte[] Serialize(object data) => Unsafe.As<Serializers.Proto.Tiny>(data).ToByteArray();

    public static object Deserialize(byte[] payload) => Serializers.Proto.Tiny.Parser.ParseFrom(payload);
}

/// <summary>The codec of <see cref="GoogleProtobufByteArray"/> on <see cref="Simple"/>.</summary>
public readonly struct GoogleProtobufByteArraySimple : IDerivedCodec<GoogleProtobufSimple>, ICodecOf<GoogleProtobufByteArray, Simple>
{
    public static byte[] Serialize(object data) => Unsafe.As<Serializers.Proto.Simple>(data).ToByteArray();

    public static object Deserialize(byte[] payload) => Serializers.Proto.Simple.Parser.ParseFrom(payload);
}

/// <summary>The codec of <see cref="GoogleProtobufByteArray"/> on <see cref="Complex"/>.</summary>
public readonly struct GoogleProtobufByteArrayComplex : IDerivedCodec<GoogleProtobufComplex>, ICodecOf<GoogleProtobufByteArray, Complex>
{
    public static byte[] Serialize(object data) => Unsafe.As<Serializers.Proto.Complex>(data).ToByteArray();

    public static object Deserialize(byte[] payload) => Serializers.Proto.Complex.Parser.ParseFrom(payload);
}

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
public readonly struct GoogleProtobufSizedTiny : IDerivedCodec<GoogleProtobufTiny>, ICodecOf<GoogleProtobufSized, Tiny>
{
    public static byte[] Serialize(object data) => GoogleProtobufSized.Serialize(Unsafe.As<Serializers.Proto.Tiny>(data));
}

/// <summary>The codec of <see cref="GoogleProtobufSized"/> on <see cref="Simple"/>.</summary>
public readonly struct GoogleProtobufSizedSimple : IDerivedCodec<GoogleProtobufSimple>, ICodecOf<GoogleProtobufSized, Simple>
{
    public static byte[] Serialize(object data) => GoogleProtobufSized.Serialize(Unsafe.As<Serializers.Proto.Simple>(data));
}

/// <summary>The codec of <see cref="GoogleProtobufSized"/> on <see cref="Complex"/>.</summary>
public readonly struct GoogleProtobufSizedComplex : IDerivedCodec<GoogleProtobufComplex>, ICodecOf<GoogleProtobufSized, Complex>
{
    public static byte[] Serialize(object data) => GoogleProtobufSized.Serialize(Unsafe.As<Serializers.Proto.Complex>(data));
}
