using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Benchmarks.Studies;

/// <summary>The sample of a model of this repository, for studies with serializers or operations of their own.</summary>
/// <typeparam name="TValue">The model's type.</typeparam>
/// <typeparam name="TModel">The struct that stands for it.</typeparam>
public readonly struct BuiltInSample<TValue, TModel> : IStudySamples<TValue>
    where TValue : class
    where TModel : struct, IModelType
{
    /// <inheritdoc/>
    public static string? Name => typeof(TValue).Name;

    /// <inheritdoc/>
    public static IReadOnlyList<TValue> Make() => [(TValue)TModel.Create()];
}
