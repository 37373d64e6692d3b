using System.Text.Json.Serialization;

namespace SerializationBenchmarks.Benchmarks.Studies.Encodings;

/// <summary>The contracts that System.Text.Json's source generator writes for the study's models.</summary>
[JsonSerializable(typeof(Person))]
[JsonSerializable(typeof(List<Person>))]
public sealed partial class PersonContext : JsonSerializerContext;
