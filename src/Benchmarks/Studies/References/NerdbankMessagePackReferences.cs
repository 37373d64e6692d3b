using Nerdbank.MessagePack;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.NerdbankMessagePack;

namespace SerializationBenchmarks.Benchmarks.Studies.References;

/// <summary>Nerdbank.MessagePack with reference tracking that allows cycles, as the other libraries' does.</summary>
public readonly struct NerdbankMessagePackReferences : IAnyModelSerializer
{
    private static readonly MessagePackSerializer _serializer = new()
    {
        PerfOverSchemaStability = true,
        PreserveReferences = ReferencePreservationMode.AllowCycles,
    };

    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = NerdbankMessagePack.Info with
    {
        Name = nameof(NerdbankMessagePackReferences),
        Format = "MessagePack with references",
        Order = 65,
        Summary = "Nerdbank.MessagePack with ReferencePreservationMode.AllowCycles.",
    };

    /// <inheritdoc/>
    public static string? NoteOn(Type model) => NerdbankMessagePack.NoteOn(model);

    /// <inheritdoc/>
    public static byte[] Serialize<T>(T value)
        where T : class => _serializer.Serialize(value, Shape<T>.Value);

    /// <inheritdoc/>
    public static T Deserialize<T>(byte[] payload)
        where T : class => _serializer.Deserialize(payload, Shape<T>.Value)!;
}
