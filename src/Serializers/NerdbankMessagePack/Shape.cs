using PolyType;
using PolyType.Abstractions;
using PolyType.ReflectionProvider;

namespace SerializationBenchmarks.Serializers.NerdbankMessagePack;

/// <summary>The shape of a type: as PolyType's source generator wrote it for the models or beside the type, else as reflection finds it.</summary>
/// <typeparam name="T">The type.</typeparam>
internal static class Shape<T>
{
    /// <summary>The shape, kept as the library's documentation asks.</summary>
    public static readonly ITypeShape<T> Value =
        TypeShapeResolver.ResolveDynamic<T, ModelShapes>() ?? TypeShapeResolver.ResolveDynamic<T>() ?? ReflectionTypeShapeProvider.Default.GetTypeShape<T>();
}
