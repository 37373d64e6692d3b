using System.Text.Json.Serialization;

namespace SerializationBenchmarks.Models;

/// <summary>The contracts that System.Text.Json's source generator writes for the models: one line for each, as in a schema.</summary>
[JsonSerializable(typeof(Tiny))]
[JsonSerializable(typeof(Simple))]
[JsonSerializable(typeof(Complex))]
[JsonSerializable(typeof(List<Complex>))]
public sealed partial class ModelContext : JsonSerializerContext;
