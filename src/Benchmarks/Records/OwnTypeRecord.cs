namespace SerializationBenchmarks.Benchmarks.Records;

/// <summary>A user's type and its samples. Of the data, nothing but a hash is recorded.</summary>
/// <param name="Type">The type's full name.</param>
/// <param name="Samples">How many samples there are; one operation is a call for each, in a fixed order.</param>
/// <param name="SamplesHash">SHA-256 of the samples, in hexadecimal: equal samples have equal values.</param>
/// <param name="Lost">The paths of members that the samples hold and the values lack, without indexes and keys; null if nothing is lost.</param>
public sealed record OwnTypeRecord(string Type, int Samples, string SamplesHash, IReadOnlyList<string>? Lost = null)
{
    /// <summary>Says in which respect two runs are on other data, or returns null if they are on the same.</summary>
    /// <param name="first">The first run's type; null for the models.</param>
    /// <param name="other">The other run's type; null for the models.</param>
    public static string? FirstDifference(OwnTypeRecord? first, OwnTypeRecord? other) =>
        first == other ? null
        : first?.Type != other?.Type ? $"one is of {first?.Type ?? "the suite's models"}, the other of {other?.Type ?? "the suite's models"}"
        : first!.SamplesHash == other!.SamplesHash && first.Samples == other.Samples ? $"the values of {first.Type} lack other members of the samples"
        : $"the samples of {first.Type} differ";

    /// <inheritdoc/>
    public bool Equals(OwnTypeRecord? other) =>
        other is not null && (Type, Samples, SamplesHash) == (other.Type, other.Samples, other.SamplesHash) && (Lost ?? []).SequenceEqual(other.Lost ?? []);

    /// <inheritdoc/>
    public override int GetHashCode() => SamplesHash.GetHashCode(StringComparison.Ordinal);
}
