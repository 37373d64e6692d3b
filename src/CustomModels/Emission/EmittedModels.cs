using System.Collections.Concurrent;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.CustomModels.Emission;

/// <summary>Makes types that are known only at run time models: each gets a struct that is emitted for it, and its samples.</summary>
public static class EmittedModels
{
    private static readonly ConcurrentDictionary<Type, State> _byStruct = new();

    /// <summary>Makes a type a model.</summary>
    /// <param name="type">A public class.</param>
    /// <param name="create">What creates the samples, each anew on every call; at least one.</param>
    public static Model Define(Type type, IReadOnlyList<Func<object>> create)
    {
        var modelType = ModelStruct.Emit(type);
        _byStruct[modelType] = new State(create[0], [.. create.Select(sample => sample())]);
        return Model.Of(modelType);
    }

    /// <summary>Creates the first sample anew. Called by the emitted struct.</summary>
    /// <param name="modelType">The struct.</param>
    public static object CreateFirst(Type modelType) => _byStruct[modelType].CreateFirst();

    /// <summary>The samples. Called by the emitted struct.</summary>
    /// <param name="modelType">The struct.</param>
    public static IReadOnlyList<object> SamplesOf(Type modelType) => _byStruct[modelType].Samples;

    /// <summary>Why the samples are not copied. Called by the emitted struct.</summary>
    public static string NoCopyBecause => "A copy of your values would take code that knows their type, so only writing is compared with a copy.";

    private sealed record State(Func<object> CreateFirst, IReadOnlyList<object> Samples);
}
