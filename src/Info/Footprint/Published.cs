namespace SerializationBenchmarks.Info.Footprint;

/// <summary>What became of a program that was to be published one way.</summary>
/// <param name="Bytes">The length of all files that a user would install; null if there are none, or if the program does not work.</param>
/// <param name="Reason">Why, in a sentence; null if it works.</param>
internal sealed record Published(long? Bytes, string? Reason)
{
    /// <summary>A program that works.</summary>
    /// <param name="bytes">Its length.</param>
    public static Published Of(long bytes) => new(bytes, null);

    /// <summary>A program that cannot be published, or does not work.</summary>
    /// <param name="reason">Why.</param>
    public static Published Not(string reason) => new(null, reason);
}
