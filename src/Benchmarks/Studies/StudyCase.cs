using System.Reflection;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Benchmarks.Studies;

/// <summary>A case that can be measured.</summary>
/// <param name="Key">What names it.</param>
/// <param name="Binding">The serializer on the model.</param>
/// <param name="Benchmark">The closed benchmark class.</param>
/// <param name="Method">Its benchmark method.</param>
/// <param name="PayloadBytes">Length of the serialized sample.</param>
public sealed record StudyCase(CaseKey Key, Binding Binding, Type Benchmark, MethodInfo Method, int PayloadBytes)
{
    /// <summary>Why it cannot be measured after all, in a sentence, which showed while it was prepared; null if it can.</summary>
    public string? Fault { get; init; }
}
