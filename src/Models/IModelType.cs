namespace SerializationBenchmarks.Models;

/// <summary>
/// Stands for one model in generic code that must be compiled for exactly that model.
/// </summary>
/// <remarks>
/// The runtime compiles generic code once for all reference types, and a call that depends on the type looks it up, which can
/// cost a nanosecond. For a struct it compiles code of its own: what is generic over a model's struct, and learns the model
/// only through <see cref="Apply"/>, is as direct as handwritten code for that model.
/// </remarks>
public interface IModelType
{
    /// <summary>The model this struct stands for.</summary>
    static abstract Type Type { get; }

    /// <summary>The model's place in tables, ascending.</summary>
    static abstract int Order { get; }

    /// <summary>The model's name, of letters, digits and hyphens, where it is not that of the type; null where it is.</summary>
    static virtual string? Name => null;

    /// <summary>Creates the model's first sample anew; every call returns an equal, unshared value.</summary>
    static abstract object Create();

    /// <summary>The samples, at least one, where they do not come from constants; null where <see cref="Create"/>'s is the only one.</summary>
    static virtual IReadOnlyList<object>? Samples => null;

    /// <summary>Calls a function with the model as its type argument.</summary>
    /// <typeparam name="TFunction">The function.</typeparam>
    /// <param name="argument">Passed on.</param>
    /// <param name="context">Passed on.</param>
    static abstract object Apply<TFunction>(object argument, object? context)
        where TFunction : struct, IModelFunction;
}

/// <summary>A function over any model; see <see cref="IModelType"/>.</summary>
public interface IModelFunction
{
    /// <summary>Applies the function.</summary>
    /// <typeparam name="T">The model.</typeparam>
    /// <param name="argument">What the function works on.</param>
    /// <param name="context">What else it needs.</param>
    static abstract object Apply<T>(object argument, object? context)
        where T : class;
}
