using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Benchmarks.Rendering.Tables;

/// <summary>Two serializers to hold against each other.</summary>
/// <param name="First">The name of the one that tables say something of.</param>
/// <param name="Second">The name of the one that it is compared with.</param>
internal sealed record SerializerPair(string First, string Second)
{
    /// <summary>Whether some cases have an operation and a model that both are measured on.</summary>
    /// <param name="cases">The cases.</param>
    public bool Meets(IEnumerable<CaseKey> cases)
    {
        var keys = cases.ToHashSet();
        return keys.Any(key => key.Serializer == First && keys.Contains(key with { Serializer = Second }));
    }
}
