using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Benchmarks.Records;

/// <summary>What names a case: one cell of the tables.</summary>
/// <param name="Operation">The operation's name.</param>
/// <param name="Serializer">The serializer's name.</param>
/// <param name="Model">The model's name.</param>
public sealed record CaseKey(string Operation, string Serializer, string Model)
{
    /// <summary>The case's name: what <c>--list</c> prints and <c>--filter</c> matches.</summary>
    public override string ToString() => $"{Operation}.{Serializer}.{Model}";
}
