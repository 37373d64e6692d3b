using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Benchmarks.Studies;

/// <summary>A model of a study, whose samples are made once in each process.</summary>
/// <typeparam name="TValue">The model's type.</typeparam>
/// <typeparam name="TSamples">What makes its samples.</typeparam>
public readonly struct StudyModel<TValue, TSamples> : IModelType
    where TValue : class
    where TSamples : struct, IStudySamples<TValue>
{
    /// <inheritdoc/>
    public static Type Type => typeof(TValue);

    /// <summary>Its study has its models in the order of tables.</summary>
    public static int Order => 0;

    /// <inheritdoc/>
    public static string? Name => TSamples.Name ?? typeof(TSamples).Name;

    /// <inheritdoc/>
    public static IReadOnlyList<object>? Samples => Kept.Samples;

    /// <inheritdoc/>
    public static object Create() => TSamples.Make()[0];

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Apply<TFunction>(object argument, object? context)
        where TFunction : struct, IModelFunction => TFunction.Apply<TValue>(argument, context);

    // Made only where they are asked for: what a process measures may start from a file, and its memory be what is measured.
    private static class Kept
    {
        public static readonly IReadOnlyList<object> Samples = TSamples.Make();
    }
}

/// <summary>Makes the samples of a study's model; implemented by a struct, which stands for the model.</summary>
/// <typeparam name="TValue">The model's type.</typeparam>
public interface IStudySamples<TValue>
    where TValue : class
{
    /// <summary>The model's name in tables and on the command line, where it is not that of the struct; null where it is.</summary>
    static virtual string? Name => null;

    /// <summary>Makes the samples, the same in every process: from constants or a written seed.</summary>
    static abstract IReadOnlyList<TValue> Make();
}

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
    public static object Create() => TModel.Create();

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Apply<TFunction>(object argument, object? context)
        where TFunction : struct, IModelFunction => TModel.Apply<TFunction>(argument, context);
}
