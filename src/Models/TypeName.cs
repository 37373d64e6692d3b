using System.Globalization;

namespace SerializationBenchmarks.Models;

/// <summary>Writes the names of types for people: with type arguments as in C#.</summary>
public static class TypeName
{
    /// <summary>The name alone, for example "Page&lt;OrderLine&gt;".</summary>
    /// <param name="type">The type.</param>
    public static string Of(Type type) => type.IsArray ? Of(type.GetElementType()!) + RanksOf(type) : Write(type, type.Name, Of);

    /// <summary>The name with its namespace, for example "Shop.Page&lt;Shop.OrderLine&gt;".</summary>
    /// <param name="type">The type.</param>
    public static string FullOf(Type type) => type.IsArray ? FullOf(type.GetElementType()!) + RanksOf(type) : Write(type, (type.IsGenericType ? type.GetGenericTypeDefinition() : type).FullName ?? type.Name, FullOf);

    /// <summary>The name as far as it can be in a file's name: letters, digits and hyphens, for example "Page-OrderLine".</summary>
    /// <param name="type">The type.</param>
    public static string ForFile(Type type)
    {
        var letters = Of(type).Select(letter => char.IsAsciiLetterOrDigit(letter) ? letter : '-');
        var words = string.Concat(letters).Split('-', StringSplitOptions.RemoveEmptyEntries);
        return words.Length > 0 ? string.Join('-', words) : "Model";
    }

    // Each of nested types has its own arguments, and those around it come first.
    private static string Write(Type type, string name, Func<Type, string> argument)
    {
        var (arguments, parts) = (type.GetGenericArguments(), name.Split('+'));
        var next = arguments.Length - parts.Sum(ArityOf);
        return string.Join('+', parts.Select(part =>
        {
            var own = arguments[next..(next += ArityOf(part))];
            return own.Length == 0 ? part : $"{part.Split('`')[0]}<{string.Join(", ", own.Select(argument))}>";
        }));
    }

    private static string RanksOf(Type array) => $"[{new string(',', array.GetArrayRank() - 1)}]";

    private static int ArityOf(string part) => part.Split('`') is [_, var arity] ? int.Parse(arity, CultureInfo.InvariantCulture) : 0;
}
