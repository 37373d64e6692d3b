using System.Text.Json.Serialization;

namespace SerializationBenchmarks.Studies.Shapes;

/// <summary>The contracts that System.Text.Json's source generator writes for the study's own types.</summary>
[JsonSerializable(typeof(Profile))]
[JsonSerializable(typeof(Profile[]))]
[JsonSerializable(typeof(Series))]
[JsonSerializable(typeof(Station))]
public sealed partial class ShapesContext : JsonSerializerContext;
