using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers;

/// <summary>A model with its sample.</summary>
/// <param name="ModelType">The struct that stands for the model.</param>
/// <param name="Type">The model.</param>
/// <param name="Order">The model's place in tables.</param>
/// <param name="Sample">The fixed sample. Never change it.</param>
public sealed record ModelEntry(Type ModelType, Type Type, int Order, object Sample)
{
    /// <summary>The user's type that this model is; null for a model of this repository.</summary>
    public OwnModel? Own { get; init; }

    /// <summary>The model's name in tables and on the command line.</summary>
    public string Name => Own?.Name ?? Type.Name;

    /// <summary>All samples in their order: just <see cref="Sample"/> for a model of this repository.</summary>
    public IReadOnlyList<object> Samples => Own?.Samples ?? [Sample];

    /// <summary>The entry of a model, of this repository or written in another solution.</summary>
    /// <typeparam name="TModel">The struct that stands for the model; public, if BenchmarkDotNet is to write code that names it.</typeparam>
    public static ModelEntry Of<TModel>()
        where TModel : struct, IModelType => OwnModel.Of(typeof(TModel))?.Entry ?? Catalog.Models.Single(model => model.ModelType == typeof(TModel));

    internal static ModelEntry Read(Type modelType) =>
        (ModelEntry)new Func<ModelEntry>(Read<TinyModel>).Method.GetGenericMethodDefinition().MakeGenericMethod(modelType).Invoke(null, null)!;

    private static ModelEntry Read<TModel>()
        where TModel : struct, IModelType => new(typeof(TModel), TModel.Type, TModel.Order, TModel.Create());
}
