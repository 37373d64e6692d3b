using System.Text.Json.Serialization;

namespace SerializationBenchmarks.Benchmarks.Studies.Memory;

/// <summary>The contracts that the source generator of System.Text.Json writes.</summary>
[JsonSerializable(typeof(List<Package>))]
public sealed partial class PackageContext : JsonSerializerContext;
