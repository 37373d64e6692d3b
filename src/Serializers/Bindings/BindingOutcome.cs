using System.Reflection;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.Bindings;

/// <summary>What came of a serializer on a model, found out before it is bound, so that nothing is tried again.</summary>
/// <param name="UnsupportedBecause"><see cref="Binding.UnsupportedBecause"/>.</param>
/// <param name="Note"><see cref="Binding.Note"/>.</param>
/// <param name="Fault">The first fault of its round trip; null if there is none.</param>
/// <param name="PayloadBytes">The sum of the lengths of the serialized samples; 0 if it has no payload that is valid.</param>
public sealed record BindingOutcome(Reason? UnsupportedBecause, string? Note, Reason? Fault, long PayloadBytes);

/// <summary>A struct of a model that knows what came of serializers on it. No others are bound to the model: binding would try them.</summary>
public interface IKnowsOutcomes : IModelType
{
    /// <summary>What came of each, by the serializer's name; null if nothing is known, and serializers are bound as to any model.</summary>
    static abstract IReadOnlyDictionary<string, BindingOutcome>? Outcomes { get; }
}

/// <summary>Reads what a model's struct knows.</summary>
internal static class KnownOutcomes
{
    /// <summary>What came of serializers on a model, by their names; null if nothing is known.</summary>
    /// <param name="model">The model.</param>
    public static IReadOnlyDictionary<string, BindingOutcome>? On(Model model) => !model.ModelType.IsAssignableTo(typeof(IKnowsOutcomes)) ? null
        : (IReadOnlyDictionary<string, BindingOutcome>?)typeof(KnownOutcomes).GetMethod(nameof(Read), BindingFlags.NonPublic | BindingFlags.Static)!
            .MakeGenericMethod(model.ModelType).Invoke(null, null);

    private static IReadOnlyDictionary<string, BindingOutcome>? Read<TModel>()
        where TModel : IKnowsOutcomes => TModel.Outcomes;
}
