using System.Buffers;
using ProtoBuf.Meta;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.ProtobufNet;

namespace SerializationBenchmarks.Benchmarks.Studies.Precomputed;

/// <summary>protobuf-net with a model that it interprets.</summary>
public readonly struct ProtobufNetUncompiled : IAnyModelSerializer
{
    private static readonly RuntimeTypeModel _model = Create();

    [ThreadStatic]
    private static ArrayBufferWriter<byte>? _buffer;

    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = ProtobufNet.Info with
    {
        Name = nameof(ProtobufNetUncompiled),
        Order = 41,
        Summary = "protobuf-net with a reused model that is not compiled.",
    };

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value)
        where T : class
    {
        var buffer = _buffer ??= new ArrayBufferWriter<byte>();
        buffer.ResetWrittenCount();
        _model.Serialize(buffer, value);
        return buffer.WrittenSpan.ToArray();
    }

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] payload)
        where T : class => _model.Deserialize<T>(new ReadOnlyMemory<byte>(payload));

    private static RuntimeTypeModel Create()
    {
        var model = RuntimeTypeModel.Create();
        model.AutoCompile = false;
        return model;
    }
}
