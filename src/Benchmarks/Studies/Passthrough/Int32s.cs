namespace SerializationBenchmarks.Benchmarks.Studies.Passthrough;

/// <summary>Integers of the whole range.</summary>
public readonly struct Int32s : IStudySamples<int[]>
{
    /// <inheritdoc/>
    public static IReadOnlyList<int[]> Make() => Arrays.Of(random => random.Next(int.MinValue, int.MaxValue));
}
