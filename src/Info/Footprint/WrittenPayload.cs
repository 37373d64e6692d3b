using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Info.Footprint;

/// <summary>What a published program writes of a class whose members no code of it reads, beside what is written where nothing is trimmed.</summary>
internal enum PayloadOutcome
{
    /// <summary>Nobody has compared them.</summary>
    NotChecked,

    /// <summary>The same bytes.</summary>
    Same,

    /// <summary>Fewer bytes, and no exception.</summary>
    Less,

    /// <summary>Other bytes, not fewer, and no exception.</summary>
    Other,

    /// <summary>It throws, or cannot be published.</summary>
    None,
}

/// <summary>What a published program writes, compared byte for byte with what is written where nothing is trimmed.</summary>
/// <param name="Bytes">The payload's length; 0 if there is none.</param>
/// <param name="Expected">The length of what is written where nothing is trimmed; 0 if nobody has compared them.</param>
internal readonly record struct WrittenPayload(PayloadOutcome Outcome, int Bytes, int Expected)
{
    /// <summary>Compares.</summary>
    /// <param name="published">The program; null for a mode in which none can be published.</param>
    /// <param name="expected">What is written where nothing is trimmed; null if nobody has asked.</param>
    public static WrittenPayload Of(Published? published, byte[]? expected) => (published, expected) switch
    {
        ({ Payload: { } payload }, { } whole) => new(Compare(payload, whole), payload.Length, whole.Length),
        ({ Unwritten: not null }, { } whole) => new(PayloadOutcome.None, 0, whole.Length),
        ({ Bytes: null }, { } whole) => new(PayloadOutcome.None, 0, whole.Length),
        _ => default,
    };

    /// <summary>What it does wrong without an exception; null if it does nothing wrong, or throws.</summary>
    public string? Silently => Outcome switch
    {
        PayloadOutcome.Less => "writes less, silently",
        PayloadOutcome.Other => "writes other bytes, silently",
        _ => null,
    };

    /// <summary>The outcome for a cell of a table.</summary>
    public override string ToString() => Outcome switch
    {
        PayloadOutcome.NotChecked => "not checked",
        PayloadOutcome.Same => "writes the same",
        PayloadOutcome.Less => $"**{Silently}**: {Bytes} of {NumberText.Count(Expected, "byte")}",
        PayloadOutcome.Other => $"**{Silently}**: {Bytes} for {Expected}",
        _ => "throws",
    };

    private static PayloadOutcome Compare(byte[] payload, byte[] whole) => payload.AsSpan().SequenceEqual(whole) ? PayloadOutcome.Same
        : payload.Length < whole.Length ? PayloadOutcome.Less
        : PayloadOutcome.Other;
}
