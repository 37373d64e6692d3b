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
public readonly struct GoogleProtobufByteArrayTiny : ICodec, ICodecOf<GoogleProtobufByteArray, Tiny>
{
    public static object Create() => GoogleProtobufTiny.Create();

    public static byte[] Serialize(object data) => Unsafe.As<Serializers.Proto.Tiny>(data).ToByteArray();

    public static object Deserialize(byte[] payload) => Serializers.Proto.Tiny.Parser.ParseFrom(payload);

    public static object ToModel(object data) => GoogleProtobufTiny.ToModel(data);

    public static object FromModel(object model) => GoogleProtobufTiny.FromModel(model);
}

/// <summary>The codec of <see cref="GoogleProtobufByteArray"/> on <see cref="Simple"/>.</summary>
public readonly struct GoogleProtobufByteArraySimple : ICodec, ICodecOf<GoogleProtobufByteArray, Simple>
{
    public static object Create() => GoogleProtobufSimple.Create();

    public static byte[] Serialize(object data) => Unsafe.As<Serializers.Proto.Simple>(data).ToByteArray();

    public static object Deserialize(byte[] payload) => Serializers.Proto.Simple.Parser.ParseFrom(payload);

    public static object ToModel(object data) => GoogleProtobufSimple.ToModel(data);

    public static object FromModel(object model) => GoogleProtobufSimple.FromModel(model);
}

/// <summary>The codec of <see cref="GoogleProtobufByteArray"/> on <see cref="Complex"/>.</summary>
public readonly struct GoogleProtobufByteArrayComplex : ICodec, ICodecOf<GoogleProtobufByteArray, Complex>
{
    public static object Create() => GoogleProtobufComplex.Create();

    public static byte[] Serialize(object data) => Unsafe.As<Serializers.Proto.Complex>(data).ToByteArray();

    public static object Deserialize(byte[] payload) => Serializers.Proto.Complex.Parser.ParseFrom(payload);

    public static object ToModel(object data) => GoogleProtobufComplex.ToModel(data);

    public static object FromModel(object model) => GoogleProtobufComplex.FromModel(model);
}
