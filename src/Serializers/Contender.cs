namespace SerializationBenchmarks.Serializers;

/// <summary>A row on a model.</summary>
/// <param name="Serializer">The row.</param>
/// <param name="Model">The model.</param>
/// <param name="Codec">The codec; null if the row does not support the model.</param>
/// <param name="WhyNot">Why the row does not support the model, in a sentence; null if it does.</param>
public sealed record Contender(SerializerInfo Serializer, ModelEntry Model, Codec? Codec, string? WhyNot);

/// <summary>A row that this build lacks because a package was not to be had.</summary>
/// <param name="Serializer">The row's name.</param>
/// <param name="Reason">Why it is left out, in a sentence.</param>
public sealed record LeftOut(string Serializer, string Reason);
