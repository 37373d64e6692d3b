using System.Runtime.CompilerServices;
using System.Text.Json;
using System.Text.Json.Serialization;
using Nerdbank.MessagePack;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.NerdbankMessagePack;
using SerializationBenchmarks.Serializers.ProtobufNet;
using SerializationBenchmarks.Serializers.SystemTextJson;

namespace SerializationBenchmarks.Studies.References;

/// <summary>A board whose tickets share its members.</summary>
public readonly struct SharedReferences : IStudySamples<Board>
{
    public static string? Name => "Shared";

    public static IReadOnlyList<Board> Make() => [Board.Create()];
}

/// <summary>System.Text.Json with reference tracking.</summary>
public readonly struct SystemTextJsonReferences : IAnyModelSerializer
{
    private static readonly JsonSerializerOptions _options = new() { ReferenceHandler = ReferenceHandler.Preserve };

    public static SerializerInfo Info { get; } = SystemTextJson.Info with
    {
        Name = nameof(SystemTextJsonReferences),
        Format = NewtonsoftJsonReferences.Format,
        Order = 21,
        Summary = "JsonSerializer with ReferenceHandler.Preserve.",
    };

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[] Serialize<T>(T value)
        where T : class => JsonSerializer.SerializeToUtf8Bytes(value, _options);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T Deserialize<T>(byte[] payload)
        where T : class => JsonSerializer.Deserialize<T>(payload, _options)!;
}

/// <summary>protobuf-net with reference tracking, which it no longer has.</summary>
public readonly struct ProtobufNetReferences : IAnyModelSerializer
{
    private const string Gone = "protobuf-net 3 has no reference tracking: AsReference, which version 2 had, is gone.";

    public static SerializerInfo Info { get; } = ProtobufNet.Info with
    {
        Name = nameof(ProtobufNetReferences),
        Format = "Protocol Buffers with references",
        Order = 41,
        Summary = "protobuf-net with reference tracking.",
    };

    public static string? UnsupportedBecause(Type model) => Gone;

    /// <exception cref="NotSupportedException">Always: the library has no such thing.</exception>
    public static byte[] Serialize<T>(T value)
        where T : class => throw new NotSupportedException(Gone);

    /// <exception cref="NotSupportedException">Always: the library has no such thing.</exception>
    public static T Deserialize<T>(byte[] payload)
        where T : class => throw new NotSupportedException(Gone);
}

/// <summary>Nerdbank.MessagePack with reference tracking that allows cycles, as the other libraries' does.</summary>
public readonly struct NerdbankMessagePackReferences : IAnyModelSerializer
{
    private static readonly MessagePackSerializer _serializer = new()
    {
        PerfOverSchemaStability = true,
        PreserveReferences = ReferencePreservationMode.AllowCycles,
    };

    public static SerializerInfo Info { get; } = NerdbankMessagePack.Info with
    {
        Name = nameof(NerdbankMessagePackReferences),
        Format = "MessagePack with references",
        Order = 65,
        Summary = "Nerdbank.MessagePack with ReferencePreservationMode.AllowCycles.",
    };

    public static string? NoteOn(Type model) => NerdbankMessagePack.NoteOn(model);

    public static byte[] Serialize<T>(T value)
        where T : class => _serializer.Serialize(value, Shape<T>.Value);

    public static T Deserialize<T>(byte[] payload)
        where T : class => _serializer.Deserialize(payload, Shape<T>.Value)!;
}
