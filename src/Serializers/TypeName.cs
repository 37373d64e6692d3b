namespace SerializationBenchmarks.Serializers;

/// <summary>Writes the names of types for people: with type arguments as in C#.</summary>
internal static class TypeName
{
    /// <summary>The name alone, for example "Page&lt;OrderLine&gt;".</summary>
    public static string Of(Type type) => Write(type, type.Name, Of);

    /// <summary>The name with its namespace, for example "Shop.Page&lt;Shop.OrderLine&gt;".</summary>
    public static string FullOf(Type type) => Write(type, (type.IsGenericType ? type.GetGenericTypeDefinition() : type).FullName ?? type.Name, FullOf);

    /// <summary>The name as far as it can be in a file's name: letters, digits and hyphens, for example "Page-OrderLine".</summary>
    public static string ForFile(Type type)
    {
        var letters = Of(type).Select(letter => char.IsAsciiLetterOrDigit(letter) ? letter : '-');
        var words = string.Concat(letters).Split('-', StringSplitOptions.RemoveEmptyEntries);
        return words.Length > 0 ? string.Join('-', words) : "OwnType";
    }

    private static string Write(Type type, string name, Func<Type, string> argument) => type.IsGenericType
        ? $"{name.Split('`')[0]}<{string.Join(", ", type.GetGenericArguments().Select(argument))}>"
        : name;
}
