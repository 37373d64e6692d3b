using System.Runtime.CompilerServices;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Studies;

/// <summary>A model of a study, whose samples are made once in each process.</summary>
public readonly struct StudyModel<TValue, TSamples> : IModelType
    where TValue : class
    where TSamples : struct, IStudySamples<TValue>
{
    public static Type Type => typeof(TValue);

    /// <summary>Its study has its models in the order of tables.</summary>
    public static int Order => 0;

    public static string? Name => TSamples.Name ?? typeof(TSamples).Name;

    public static IReadOnlyList<object>? Samples => Kept.Samples;

    public static object Create() => TSamples.Make()[0];

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
public readonly struct BuiltInModel<TModel> : IModelType
    where TModel : struct, IModelType
{
    public static Type Type => TModel.Type;

    /// <summary>Its study has its models in the order of tables.</summary>
    public static int Order => 0;

    public static string? Name => TModel.Name;

    public static object Create() => TModel.Create();

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Apply<TFunction>(object argument, object? context)
        where TFunction : struct, IModelFunction => TModel.Apply<TFunction>(argument, context);
}

/// <summary>A codec written for a study's type, on each of the models that have it: its data are made of the model's samples.</summary>
public interface IStudyCodec<TCodec, TModel> : ICodec
    where TCodec : struct, ICodec
    where TModel : struct, IModelType
{
    static IReadOnlyList<object>? ICodec.Samples => TModel.Samples;

    static object ICodec.Create() => TCodec.FromModel(TModel.Create());
}
