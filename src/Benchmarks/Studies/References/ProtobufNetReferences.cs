using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.ProtobufNet;

namespace SerializationBenchmarks.Benchmarks.Studies.References;

/// <summary>protobuf-net with reference tracking, which it no longer has.</summary>
public readonly struct ProtobufNetReferences : IAnyModelSerializer
{
    private const string Gone = "protobuf-net 3 has no reference tracking: AsReference, which version 2 had, is gone.";

    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = ProtobufNet.Info with
    {
        Name = nameof(ProtobufNetReferences),
        Format = "Protocol Buffers with references",
        Order = 41,
        Summary = "protobuf-net with reference tracking.",
    };

    /// <inheritdoc/>
    public static string? UnsupportedBecause(Type model) => Gone;

    /// <inheritdoc/>
    /// <exception cref="NotSupportedException">Always: the library has no such thing.</exception>
    public static byte[] Serialize<T>(T value)
        where T : class => throw new NotSupportedException(Gone);

    /// <inheritdoc/>
    /// <exception cref="NotSupportedException">Always: the library has no such thing.</exception>
    public static T Deserialize<T>(byte[] payload)
        where T : class => throw new NotSupportedException(Gone);
}
