using ProtoBuf;
using ProtoBuf.Meta;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.ProtobufNet;

namespace SerializationBenchmarks.Studies.Ways;

/// <summary>protobuf-net through <c>Serializer</c>, as most users call it.</summary>
public readonly struct ProtobufNetDefault : IAnyModelSerializer
{
    public static SerializerInfo Info { get; } = ProtobufNet.Info with
    {
        Name = nameof(ProtobufNetDefault),
        Order = 42,
        Summary = "protobuf-net with its default model, which compiles a type at its first use.",
        WayOf = ProtobufNet.Info.Name,
    };

    public static byte[] Serialize<T>(T value)
        where T : class
    {
        var buffer = KeptMemory.Buffer();
        Serializer.Serialize(buffer, value);
        return buffer.WrittenSpan.ToArray();
    }

    public static T Deserialize<T>(byte[] payload)
        where T : class => Serializer.Deserialize<T>(new ReadOnlyMemory<byte>(payload));
}

/// <summary>protobuf-net with a model that it interprets.</summary>
public readonly struct ProtobufNetUncompiled : IAnyModelSerializer
{
    private static readonly RuntimeTypeModel _model = Create();

    public static SerializerInfo Info { get; } = ProtobufNet.Info with
    {
        Name = nameof(ProtobufNetUncompiled),
        Order = 41,
        Summary = "protobuf-net with a reused model that is not compiled.",
        WayOf = ProtobufNet.Info.Name,
    };

    public static byte[] Serialize<T>(T value)
        where T : class
    {
        var buffer = KeptMemory.Buffer();
        _model.Serialize(buffer, value);
        return buffer.WrittenSpan.ToArray();
    }

    public static T Deserialize<T>(byte[] payload)
        where T : class => _model.Deserialize<T>(new ReadOnlyMemory<byte>(payload));

    private static RuntimeTypeModel Create()
    {
        var model = RuntimeTypeModel.Create();
        model.AutoCompile = false;
        return model;
    }
}
