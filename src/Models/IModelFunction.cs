namespace SerializationBenchmarks.Models;

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
