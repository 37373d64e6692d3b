using System.Text.Json.Serialization;

namespace SerializationBenchmarks.Benchmarks.Records;

/// <summary>What names a case: one cell of the tables.</summary>
/// <param name="Operation">The operation's name.</param>
/// <param name="Serializer">The serializer's name.</param>
/// <param name="Model">The model's name.</param>
public sealed record CaseKey(string Operation, string Serializer, string Model)
{
    /// <summary>What stands in a serializer's place in the name of the floor's cases.</summary>
    public const string Floor = "Floor";

    /// <summary>Whether the case is a copy that others are compared with, and of no serializer.</summary>
    [JsonIgnore]
    public bool IsFloor => Serializer == Floor;

    /// <summary>What stands behind a serializer's name, with a number, where it is measured twice to see how far apart equal things are measured.</summary>
    public const char TwinMark = '#';

    /// <summary>Whether the case is one of a pair that measures a serializer twice (an A/A test), and that no table shows.</summary>
    [JsonIgnore]
    public bool IsTwin => Serializer.Contains(TwinMark);

    /// <summary>The case's name: what <c>--list</c> prints and <c>--filter</c> matches.</summary>
    public override string ToString() => $"{Operation}.{Serializer}.{Model}";
}
