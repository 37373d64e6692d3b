using System.Text.Json.Serialization;

namespace SerializationBenchmarks.Studies.Vocabulary;

/// <summary>The contracts that the source generator of System.Text.Json writes.</summary>
[JsonSerializable(typeof(List<Term>))]
[JsonSerializable(typeof(List<Lookup>))]
public sealed partial class VocabularyContext : JsonSerializerContext;
