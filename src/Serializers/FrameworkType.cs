namespace SerializationBenchmarks.Serializers;

/// <summary>Types of the base class library, which no library need be told of.</summary>
internal static class FrameworkType
{
    /// <summary>Whether a type is of the base class library, by its namespace.</summary>
    /// <param name="type">The type.</param>
    public static bool Is(Type type) => type.Namespace == "System" || type.Namespace?.StartsWith("System.", StringComparison.Ordinal) == true;
}
