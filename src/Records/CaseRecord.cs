using System.Text.Json.Serialization;

namespace SerializationBenchmarks.Records;

/// <summary>A measured case.</summary>
/// <param name="Key">The case.</param>
/// <param name="PayloadBytes">Length of the serialized sample, in bytes.</param>
/// <param name="Rounds">What each round measured, at least one, in the order of their numbers.</param>
public sealed record CaseRecord(CaseKey Key, int PayloadBytes, IReadOnlyList<RoundRecord> Rounds)
{
    /// <summary>The case that it is shown by, because both make the very same call; null if it was measured itself. Files leave such cases out: see <see cref="RunRecord.Same"/>.</summary>
    [JsonIgnore]
    public CaseKey? SameAs { get; init; }
}

/// <summary>What names a case: one cell of the tables.</summary>
/// <param name="Operation">The operation's name.</param>
/// <param name="Serializer">The serializer's name.</param>
/// <param name="Model">The model's name.</param>
public sealed record CaseKey(string Operation, string Serializer, string Model)
{
    /// <summary>What stands behind a serializer's name, with a number, where it is measured twice to see how far apart equal things are measured.</summary>
    public const char TwinMark = '#';

    /// <summary>The name of the serializer, without the mark and the number of one that is measured twice.</summary>
    [JsonIgnore]
    public string TwinOf => Serializer.Split(TwinMark)[0];

    /// <summary>Whether the case is one of a pair that measures a serializer twice (an A/A test), and that no table shows.</summary>
    [JsonIgnore]
    public bool IsTwin => Serializer.Contains(TwinMark);

    /// <summary>The case's name: what <c>--list</c> prints and <c>--filter</c> matches.</summary>
    public override string ToString() => $"{Operation}.{Serializer}.{Model}";
}

/// <summary>A case that is shown by another one, because both make the very same call.</summary>
/// <param name="Key">The case.</param>
/// <param name="Operation">The operation of the measured case, of the same serializer and model.</param>
public sealed record SameCaseRecord(CaseKey Key, string Operation);
