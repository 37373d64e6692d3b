using System.Reflection;

namespace SerializationBenchmarks.Reports;

/// <summary>Finds a type by the name that a user gave.</summary>
internal static class OwnTypeFinder
{
    /// <summary>Finds a type that can be a model.</summary>
    /// <param name="context">The loaded assembly.</param>
    /// <param name="name">The full name, with a dot or a plus sign before a nested type's own; or the name alone.</param>
    /// <exception cref="UserErrorException">No type has the name, several have, or it can be no model.</exception>
    public static Type Find(OwnAssemblyContext context, string name)
    {
        var types = LoadableTypes(context.Main);
        var wanted = name.Replace('+', '.');
        var found = types.Where(type => FullName(type) == wanted).ToArray();
        if (found.Length == 0)
            found = [.. types.Where(type => type.Name == wanted)];
        if (found.Length == 0)
            found = [.. types.Where(type => FullName(type).Equals(wanted, StringComparison.OrdinalIgnoreCase))];

        var file = Path.GetFileName(context.Path);
        return found switch
        {
            [var type] => WhyNoModel(type) is { } reason ? throw new UserErrorException($"{FullName(type)} can be no model: {reason}.") : type,
            [] when context.Missing is { } missing => throw new FileNotFoundException($"{missing} is missing."),
            [] => throw new UserErrorException($"{file} has no type '{name}'{NearNames.Hint(wanted, Candidates(types, wanted))}."),
            _ => throw new UserErrorException($"{file} has several types '{name}': {string.Join(", ", found.Select(FullName).Order(StringComparer.Ordinal))}; give the full name."),
        };
    }

    private static Type[] LoadableTypes(Assembly assembly)
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

    private static string FullName(Type type) => type.FullName?.Replace('+', '.') ?? type.Name;

    // Who writes a name without its namespace means the name.
    private static IEnumerable<string> Candidates(IEnumerable<Type> types, string wanted) => types
        .Where(type => WhyNoModel(type) is null)
        .Select(type => wanted.Contains('.', StringComparison.Ordinal) ? FullName(type) : type.Name)
        .Distinct();

    private static string? WhyNoModel(Type type) =>
        type.IsValueType ? "it is a struct, and models are classes"
        : type.IsInterface ? "it is an interface; name a class"
        : type.IsAbstract && type.IsSealed ? "it is a static class"
        : type.ContainsGenericParameters ? "it is generic; name a class without type parameters, for example one derived from it"
        : !type.IsVisible ? "it is not public"
        : type.IsAssignableTo(typeof(Delegate)) ? "it is a delegate"
        : null;
}
