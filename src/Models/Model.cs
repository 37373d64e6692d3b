using System.Collections.Concurrent;

namespace SerializationBenchmarks.Models;

/// <summary>
/// A type with its samples, wherever they come from: constants of this repository, a user's documents, a study's seed.
/// </summary>
public sealed class Model
{
    // Static, because the struct says everything of a model, and generic code has nothing else of it.
    private static readonly ConcurrentDictionary<Type, Model> _known = new();

    private readonly Func<object> _create;

    // Made when they are asked for: every process knows all models, and one of them has 100,000 persons.
    private readonly Lazy<(IReadOnlyList<object> All, bool AreConstant)> _samples;

    private Model(Type modelType, Type type, string? name, int order, Func<IReadOnlyList<object>?> samples, Func<object> create)
    {
        (ModelType, Type, Order) = (modelType, type, order);
        (Name, FullName) = (name ?? TypeName.ForFile(type), TypeName.FullOf(type));
        _create = create;
        _samples = new(() => samples() is { } made ? (made, false) : ([create()], true));
    }

    /// <summary>The models of this repository, found by reflection, in the order of tables.</summary>
    public static IReadOnlyList<Model> BuiltIn { get; } =
    [
        .. typeof(IModelType).Assembly.GetTypes()
            .Where(type => type.IsValueType && type.IsAssignableTo(typeof(IModelType)))
            .Select(Of)
            .OrderBy(model => model.Order).ThenBy(model => model.Name, StringComparer.Ordinal),
    ];

    /// <summary>The struct that stands for the model: see <see cref="IModelType"/>.</summary>
    public Type ModelType { get; }

    /// <summary>The type.</summary>
    public Type Type { get; }

    /// <summary>The name in tables, on the command line and in file names: letters, digits and hyphens.</summary>
    public string Name { get; }

    /// <summary>The type's name with its namespace, and with type arguments as in C#.</summary>
    public string FullName { get; }

    /// <summary>The place in tables, ascending.</summary>
    public int Order { get; }

    /// <summary>The samples in their order, at least one. Never change them.</summary>
    public IReadOnlyList<object> Samples => _samples.Value.All;

    /// <summary>The first sample. Never change it.</summary>
    public object Sample => Samples[0];

    /// <summary>Whether the one sample is created from constants, so that creating it can be timed.</summary>
    public bool HasConstantSample => _samples.Value.AreConstant;

    /// <summary>Whether the model is one of this repository's, which every serializer of a wire format must write alike.</summary>
    public bool IsBuiltIn => ModelType.Assembly == typeof(Model).Assembly;

    /// <summary>The model that a struct stands for: always the same instance.</summary>
    /// <typeparam name="TModel">The struct; public, if BenchmarkDotNet is to write code that names it.</typeparam>
    public static Model Of<TModel>()
        where TModel : struct, IModelType => Of(typeof(TModel));

    /// <summary>The model that a struct stands for: always the same instance.</summary>
    /// <param name="modelType">A struct that implements <see cref="IModelType"/>.</param>
    public static Model Of(Type modelType) => _known.GetOrAdd(modelType, static type =>
        (Model)new Func<Model>(Read<TinyModel>).Method.GetGenericMethodDefinition().MakeGenericMethod(type).Invoke(null, null)!);

    /// <summary>Creates the first sample anew.</summary>
    public object Create() => _create();

    private static Model Read<TModel>()
        where TModel : struct, IModelType => new(typeof(TModel), TModel.Type, TModel.Name, TModel.Order, static () => TModel.Samples, TModel.Create);
}
