using ProtoBuf;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.ProtobufNet;

namespace SerializationBenchmarks.Benchmarks.Studies.ForyCSharp;

/// <summary>protobuf-net as the original comparison uses it: its default model, a kept stream to write, a fresh one to read.</summary>
public readonly struct ProtobufNetThere : IAnyModelSerializer
{
    [ThreadStatic]
    private static MemoryStream? _stream;

    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = ProtobufNet.Info with
    {
        Name = nameof(ProtobufNetThere),
        Order = 46,
        Summary = "protobuf-net's Serializer with streams, as the original comparison uses it.",
    };

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value)
        where T : class
    {
        var stream = _stream ??= new MemoryStream(256);
        stream.SetLength(0);
        Serializer.Serialize(stream, value);
        return stream.ToArray();
    }

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] payload)
        where T : class
    {
        using var stream = new MemoryStream(payload, writable: false);
        return Serializer.Deserialize<T>(stream);
    }
}
