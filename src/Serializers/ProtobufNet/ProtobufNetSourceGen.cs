using System.Buffers;
using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.ProtobufNet;

/// <summary>protobuf-net with a model that its source generator writes at compile time, and its buffer API.</summary>
public readonly struct ProtobufNetSourceGen : IAnyModelBufferSerializer
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = ProtobufNet.Info with
    {
        Configuration = null,
        Name = "ProtobufNetSourceGen",
        Order = 46,
        WayOf = ProtobufNet.Info.Name,
        Summary = "protobuf-net with a source-generated model (a preview) and its buffer API.",
        Traits = ProtobufNet.Info.Traits with { Code = CodeOrigin.SourceGenerated, NativeAot = true },
    };

    /// <inheritdoc/>
    public static string? UnsupportedBecause(Type model) => ProtobufNetContext.Instance.CanSerializeContractType(model)
        ? null
        : $"Its code is generated when this repository is built, for the models of this repository only; {TypeName.Of(model)} is not one of them.";

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize<T>(T value)
        where T : class
    {
        var buffer = KeptMemory.Buffer();
        ProtobufNetContext.Instance.Serialize(buffer, value);
        return buffer.WrittenSpan.ToArray();
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Serialize<T>(T value, ArrayBufferWriter<byte> buffer)
        where T : class => ProtobufNetContext.Instance.Serialize(buffer, value);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Deserialize<T>(byte[] payload)
        where T : class => ProtobufNetContext.Instance.Deserialize<T>(new ReadOnlyMemory<byte>(payload));
}
