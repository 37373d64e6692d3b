using System.Collections;
using System.Runtime.CompilerServices;

namespace SerializationBenchmarks.Serializers;

/// <summary>Finds what a model needs of a library whose source generator writes the code of each type.</summary>
internal static class GeneratedCode
{
    /// <summary>
    /// Says which type of a model lacks its code: the model itself, or what a collection holds; null if none does. The generator has seen to
    /// the members, and the library knows collections, texts and structs itself.
    /// </summary>
    /// <param name="type">The model.</param>
    /// <param name="isThere">Whether the generator has written the code of a type.</param>
    public static Type? MissingFor(Type type, Func<Type, bool> isThere)
    {
        if (isThere(type))
            return null;
        if (type.GetElementType() is { } element)
            return MissingFor(element, isThere);
        if (type.IsGenericType && (type.IsAssignableTo(typeof(IEnumerable)) || type.IsAssignableTo(typeof(ITuple))))
            return type.GetGenericArguments().Select(argument => MissingFor(argument, isThere)).FirstOrDefault(missing => missing is not null);
        return type.IsValueType || type == typeof(string) ? null : type;
    }
}
