using System.Reflection;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers.Validation;

namespace SerializationBenchmarks.Serializers.Bindings;

/// <summary>What came of a serializer on a model, found out before it is bound, so that nothing is tried again.</summary>
/// <param name="UnsupportedBecause"><see cref="Binding.UnsupportedBecause"/>.</param>
/// <param name="Note"><see cref="Binding.Note"/>.</param>
/// <param name="Fault">The first fault of its round trip; null if there is none.</param>
/// <param name="PayloadBytes">The sum of the lengths of the serialized samples; 0 if it has no payload that is valid.</param>
public sealed record BindingOutcome(Reason? UnsupportedBecause, string? Note, Reason? Fault, long PayloadBytes)
{
    /// <summary>Finds out what comes of a binding in this process.</summary>
    /// <param name="binding">The binding.</param>
    internal static BindingOutcome Of(Binding binding)
    {
        var fault = binding.Fault;
        return new BindingOutcome(binding.UnsupportedBecause, binding.Note, fault, fault is null && binding.Codec is not null ? binding.PayloadBytes : 0);
    }
}

/// <summary>A struct of a model that knows what its samples are called, and what came of serializers on it. No others are bound to the model: binding would try them.</summary>
public interface IKnowsOutcomes : IModelType
{
    /// <summary>What each sample is called, such as its file; null if they have numbers alone.</summary>
    static abstract IReadOnlyList<string>? SampleNames { get; }

    /// <summary>What came of each, by the serializer's name; null if nothing is known, and serializers are bound as to any model.</summary>
    static abstract IReadOnlyDictionary<string, BindingOutcome>? Outcomes { get; }

    /// <summary>What the library that read the samples writes of values; null where none did.</summary>
    static virtual ISampleDocuments? Documents => null;
}

/// <summary>Reads what a model's struct knows.</summary>
internal static class KnownOutcomes
{
    /// <summary>What came of serializers on a model, by their names; null if nothing is known.</summary>
    /// <param name="model">The model.</param>
    public static IReadOnlyDictionary<string, BindingOutcome>? On(Model model) => (IReadOnlyDictionary<string, BindingOutcome>?)Ask(model, nameof(ReadOutcomes));

    /// <summary>What the library that read a model's samples writes of values; null where none did.</summary>
    /// <param name="model">The model.</param>
    public static ISampleDocuments? DocumentsOf(Model model) => (ISampleDocuments?)Ask(model, nameof(ReadDocuments));

    /// <summary>What a sample of a model is called: for the user by its file, if it has one.</summary>
    /// <param name="model">The model.</param>
    /// <param name="index">The sample's number, from 0.</param>
    public static string NameOfSample(Model model, int index) => ((IReadOnlyList<string>?)Ask(model, nameof(ReadNames)))?[index] ?? NumberOfSample(index);

    /// <summary>What a sample is called in records, which hold nothing of a user's.</summary>
    /// <param name="index">The sample's number, from 0.</param>
    public static string NumberOfSample(int index) => $"sample {index + 1}";

    private static object? Ask(Model model, string read) => !model.ModelType.IsAssignableTo(typeof(IKnowsOutcomes)) ? null
        : typeof(KnownOutcomes).GetMethod(read, BindingFlags.NonPublic | BindingFlags.Static)!.MakeGenericMethod(model.ModelType).Invoke(null, null);

    private static IReadOnlyDictionary<string, BindingOutcome>? ReadOutcomes<TModel>()
        where TModel : IKnowsOutcomes => TModel.Outcomes;

    private static IReadOnlyList<string>? ReadNames<TModel>()
        where TModel : IKnowsOutcomes => TModel.SampleNames;

    private static ISampleDocuments? ReadDocuments<TModel>()
        where TModel : IKnowsOutcomes => TModel.Documents;
}
