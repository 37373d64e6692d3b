using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.Bindings;

/// <summary>A serializer on a model.</summary>
/// <param name="Serializer">The library in one configuration.</param>
/// <param name="Model">The type with its samples.</param>
/// <param name="Codec">The codec; null if the serializer does not support the model.</param>
/// <param name="UnsupportedBecause">Why the serializer does not support the model, in a sentence; null if it does.</param>
public sealed record Binding(SerializerInfo Serializer, Model Model, Codec? Codec, Reason? UnsupportedBecause)
{
    /// <summary>What is particular about the serializer on this model, in a sentence; null if nothing is.</summary>
    public string? Note { get; init; }

    /// <summary>What another process found out; null if nothing is known.</summary>
    internal TrialResult? Tried { get; init; }

    /// <summary>Both names.</summary>
    public override string ToString() => $"{Serializer.Name} on {Model.Name}";
}

/// <summary>A serializer that a build lacks because its package could not be restored.</summary>
/// <param name="Serializer">The serializer's name.</param>
/// <param name="Reason">Why it is left out, in a sentence.</param>
public sealed record LeftOut(string Serializer, string Reason);
