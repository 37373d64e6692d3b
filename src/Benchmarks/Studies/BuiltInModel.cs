using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Benchmarks.Studies;

/// <summary>
/// A model of this repository, for studies with serializers or operations of their own. Not generic over the model's type, so that codecs on it are
/// compiled for it alone, as those on the model itself are: see <see cref="IModelType"/>.
/// </summary>
/// <typeparam name="TModel">The struct that stands for it.</typeparam>
public readonly struct BuiltInModel<TModel> : IModelType
    where TModel : struct, IModelType
{
    /// <inheritdoc/>
    public static Type Type => TModel.Type;

    /// <summary>Its study has its models in the order of tables.</summary>
    public static int Order => 0;

    /// <inheritdoc/>
    public static string? Name => TModel.Name;

    /// <inheritdoc/>
    public static string? NoCopyBecause => "The default study has the copy of this model.";

    /// <inheritdoc/>
    public static object Create() => TModel.Create();

    /// <inheritdoc/>
    /// <exception cref="NotSupportedException">Always: see <see cref="NoCopyBecause"/>.</exception>
    public static object DeepCopy(object model) => throw new NotSupportedException(NoCopyBecause);

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Apply<TFunction>(object argument, object? context)
        where TFunction : struct, IModelFunction => TModel.Apply<TFunction>(argument, context);
}
