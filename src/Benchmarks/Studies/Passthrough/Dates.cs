namespace SerializationBenchmarks.Benchmarks.Studies.Passthrough;

/// <summary>Times in UTC with whole milliseconds, from 1970 to 2033.</summary>
public readonly struct Dates : IStudySamples<DateTime[]>
{
    /// <inheritdoc/>
    public static IReadOnlyList<DateTime[]> Make() => Arrays.Of(random => DateTime.UnixEpoch.AddMilliseconds(random.NextInt64(2_000_000_000_000)));
}
