namespace SerializationBenchmarks.Serializers.Handwritten.BebopMessageByHand;

/// <summary>
/// The messages of schemas/models.bop written and read with the base class library alone: what Bebop's messages cost
/// without a library.
/// </summary>
/// <remarks>
/// Writes byte for byte what bebop writes: every field but null texts and lists. Fields may be missing, repeated (the last
/// counts) or, at the end, unknown; for everything else <see cref="MalformedPayloadException"/> is thrown.
/// </remarks>
public readonly struct BebopMessageByHand : ISerializer
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = BebopStructByHand.BebopStructByHand.Info with
    {
        Name = "BebopMessageByHand",
        Format = "Bebop message",
        Order = 85,
        Summary = "Handwritten Bebop messages, without a library.",
        StandsInFor = "BebopMessage",
    };
}
