using System.Runtime.CompilerServices;

namespace SerializationBenchmarks.Models;

/// <summary>Stands for <see cref="Tiny"/>.</summary>
public readonly struct TinyModel : IModelType
{
    /// <inheritdoc/>
    public static Type Type => typeof(Tiny);

    /// <inheritdoc/>
    public static int Order => 1;

    /// <inheritdoc/>
    public static object Create() => Tiny.Create();

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object DeepCopy(object model)
    {
        var tiny = Unsafe.As<Tiny>(model);
        return new Tiny { Id = tiny.Id, OtherId = tiny.OtherId };
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Apply<TFunction>(object argument, object? context)
        where TFunction : struct, IModelFunction => TFunction.Apply<Tiny>(argument, context);
}
