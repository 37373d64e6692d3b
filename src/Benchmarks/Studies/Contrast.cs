namespace SerializationBenchmarks.Benchmarks.Studies;

/// <summary>Two serializers of a study whose difference answers its question.</summary>
/// <param name="Variant">The name of the one that does something more, less or otherwise.</param>
/// <param name="Base">The name of the one that it is held against.</param>
public sealed record Contrast(string Variant, string Base);
