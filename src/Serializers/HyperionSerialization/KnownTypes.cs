using System.Reflection;
using System.Runtime.Loader;
using Hyperion;

namespace SerializationBenchmarks.Serializers.HyperionSerialization;

/// <summary>The library's serializer that knows a type and those of its members, which a user of the library lists.</summary>
/// <typeparam name="T">The type.</typeparam>
internal static class KnownTypes<T>
{
    /// <summary>The serializer, which any thread can use.</summary>
    public static readonly Serializer Serializer = new(new SerializerOptions(
        versionTolerance: false,
        preserveObjectReferences: false,
        surrogates: null,
        serializerFactories: null,
        knownTypes: All(),
        ignoreISerializable: false,
        packageNameOverrides: null,
        disallowUnsafeTypes: true,
        DisabledTypeFilter.Instance)); // The default; the list of unsafe types is another.

    /// <summary>Where the names in payloads mean something, where that is not the program's own load context.</summary>
    public static readonly AssemblyLoadContext? Apart = TypeLoadContext.Of(typeof(T)) is var context && context != AssemblyLoadContext.Default ? context : null;

    // In the order in which they are found, which is their number in payloads.
    private static List<Type> All()
    {
        var known = new List<Type>();
        Add(typeof(T));
        return known;

        void Add(Type type)
        {
            if (type.GetElementType() is { } element)
                Add(element);
            foreach (var argument in type.GetGenericArguments())
                Add(argument);
            if (FrameworkType.Is(type) || !(type.IsClass || type.IsValueType) || type.IsAbstract || type.IsArray || known.Contains(type))
                return;
            known.Add(type);
            foreach (var field in type.GetFields(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic))
                Add(field.FieldType);
        }
    }
}
