using System.Text.Json.Serialization;

namespace SerializationBenchmarks.Benchmarks.Studies.ForyCSharp;

/// <summary>The contracts that the source generator of System.Text.Json writes.</summary>
[JsonSerializable(typeof(NumericStruct))]
[JsonSerializable(typeof(NumericStructList))]
[JsonSerializable(typeof(Sample))]
[JsonSerializable(typeof(SampleList))]
[JsonSerializable(typeof(MediaContent))]
[JsonSerializable(typeof(MediaContentList))]
public sealed partial class ForyContext : JsonSerializerContext;
