using System.Reflection;
using System.Runtime.Loader;

namespace SerializationBenchmarks.Serializers;

/// <summary>Where a type is loaded: code that is emitted for a type that is loaded apart refers to it by name, which means something there alone.</summary>
internal static class TypeLoadContext
{
    /// <summary>The load context of a type or, of a list of a user's types for example, of its first type argument that has one of its own.</summary>
    /// <param name="type">The type.</param>
    public static AssemblyLoadContext Of(Type type)
    {
        var context = AssemblyLoadContext.GetLoadContext(type.Assembly)!;
        return context != AssemblyLoadContext.Default ? context : type.GetGenericArguments().Append(type.GetElementType()).OfType<Type>().Select(Of).FirstOrDefault(other => other != context) ?? context;
    }

    /// <summary>The types of an assembly, some of which may need others that are not beside it.</summary>
    /// <param name="assembly">The assembly.</param>
    public static Type[] LoadableTypes(Assembly assembly)
    {
        try
        {
            return assembly.GetTypes();
        }
        catch (ReflectionTypeLoadException exception)
        {
            return [.. exception.Types.OfType<Type>()];
        }
    }

    /// <summary>An attribute of a type of an assembly that was searched: none where another attribute of it needs an assembly that is not there.</summary>
    /// <typeparam name="TAttribute">The attribute.</typeparam>
    /// <param name="type">The type.</param>
    public static TAttribute? AttributeOf<TAttribute>(Type type)
        where TAttribute : Attribute
    {
        try
        {
            return type.GetCustomAttribute<TAttribute>(inherit: false);
        }
        catch (Exception exception) when (exception is IOException or TypeLoadException or BadImageFormatException)
        {
            return null;
        }
    }
}
