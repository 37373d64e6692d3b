namespace SerializationBenchmarks.Serializers.Bindings;

/// <summary>A serializer that this build lacks because its package could not be restored.</summary>
/// <param name="Serializer">The serializer's name.</param>
/// <param name="Reason">Why it is left out, in a sentence.</param>
public sealed record LeftOut(string Serializer, string Reason);
