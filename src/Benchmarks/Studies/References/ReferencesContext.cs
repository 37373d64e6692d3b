using System.Text.Json.Serialization;

namespace SerializationBenchmarks.Benchmarks.Studies.References;

/// <summary>The contract that System.Text.Json's source generator writes for the study's model.</summary>
[JsonSerializable(typeof(Board))]
public sealed partial class ReferencesContext : JsonSerializerContext;
