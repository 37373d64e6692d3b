using System.Runtime.CompilerServices;

namespace SerializationBenchmarks.Models;

/// <summary>Stands for <see cref="Simple"/>.</summary>
public readonly struct SimpleModel : IModelType
{
    /// <inheritdoc/>
    public static Type Type => typeof(Simple);

    /// <inheritdoc/>
    public static int Order => 2;

    /// <inheritdoc/>
    public static object Create() => Simple.Create();

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object DeepCopy(object model)
    {
        var simple = Unsafe.As<Simple>(model);
        return new Simple
        {
            Id = simple.Id,
            OtherId = simple.OtherId,
            Name = simple.Name is null ? null : new string(simple.Name.AsSpan()),
            EnumValue = simple.EnumValue,
        };
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Apply<TFunction>(object argument, object? context)
        where TFunction : struct, IModelFunction => TFunction.Apply<Simple>(argument, context);
}
