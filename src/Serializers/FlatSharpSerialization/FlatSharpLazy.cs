namespace SerializationBenchmarks.Serializers.FlatSharpSerialization;

/// <summary>
/// FlatSharp, reading lazily: what comes back keeps the payload and reads a member from it each time that it is asked for. Deserializing
/// therefore makes one object, whatever the model, and only turning that into the model reads all members.
/// </summary>
public readonly struct FlatSharpLazy : ISerializer
{
    /// <inheritdoc/>
    public static SerializerInfo Info { get; } = FlatSharpGreedy.Info with
    {
        Name = "FlatSharpLazy",
        Order = 98,
        WayOf = FlatSharpGreedy.Info.Name,
        Summary = "FlatSharp with generated classes, each member decoded when it is read (lazily).",
        Traits = FlatSharpGreedy.Info.Traits with { ZeroCopy = true },
    };

    /// <inheritdoc/>
    public static string? NoteOn(Type model) => "It decodes a member when it is asked for: deserializing alone reads none, DeserializeToModel all.";
}
