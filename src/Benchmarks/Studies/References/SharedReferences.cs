namespace SerializationBenchmarks.Benchmarks.Studies.References;

/// <summary>A board whose tickets share its members.</summary>
public readonly struct SharedReferences : IStudySamples<Board>
{
    /// <inheritdoc/>
    public static string? Name => "Shared";

    /// <inheritdoc/>
    public static IReadOnlyList<Board> Make() => [Board.Create()];
}
