using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace SerializationBenchmarks.Models;

/// <summary>Stands for <see cref="Complex"/>.</summary>
public readonly struct ComplexModel : IModelType
{
    /// <inheritdoc/>
    public static Type Type => typeof(Complex);

    /// <inheritdoc/>
    public static int Order => 3;

    /// <inheritdoc/>
    public static object Create() => Complex.Create();

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object DeepCopy(object model)
    {
        var complex = Unsafe.As<Complex>(model);
        return new Complex
        {
            Id = complex.Id,
            OtherId = complex.OtherId,
            Name = complex.Name is null ? null : new string(complex.Name.AsSpan()),
            EnumValue = complex.EnumValue,
            Percentage = complex.Percentage,
            Cost = complex.Cost,
            Children = complex.Children is null ? null : DeepCopy(complex.Children),
        };
    }

    private static List<Child> DeepCopy(List<Child> children)
    {
        var copy = new List<Child>(children.Count);
        CollectionsMarshal.SetCount(copy, children.Count);
        var from = CollectionsMarshal.AsSpan(children);
        var to = CollectionsMarshal.AsSpan(copy);
        for (var i = 0; i < from.Length && i < to.Length; i++)
        {
            var child = from[i];
            to[i] = new Child
            {
                Id = child.Id,
                Created = child.Created,
                LastEdit = child.LastEdit,
                Name = child.Name is null ? null : new string(child.Name.AsSpan()),
                Percentage = child.Percentage,
            };
        }

        return copy;
    }

    /// <inheritdoc/>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static object Apply<TFunction>(object argument, object? context)
        where TFunction : struct, IModelFunction => TFunction.Apply<Complex>(argument, context);
}
