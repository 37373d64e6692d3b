using System.Reflection;
using System.Text.RegularExpressions;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Programs.Arguments;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.OwnTypes.Loading;

/// <summary>Finds a type by the name that a user gave.</summary>
internal static partial class OwnTypeFinder
{
    /// <summary>Finds a type that can be a model.</summary>
    /// <exception cref="UserErrorException">No type has the name, several have, or it cannot be a model.</exception>
    public static Type Find(OwnAssemblyContext context, string name)
    {
        if (TypeExpression.Parse(name) is not { } expression)
            throw new UserErrorException($"'{name}' is not the name of a type; write it as in C#, for example Order, Shop.Order or Page<Shop.Order>.");
        if (expression.Name.EndsWith("[]", StringComparison.Ordinal))
            throw new UserErrorException($"'{name}' is an array; name the list that has the same JSON, List<{name[..^2]}>.");
        var types = TypeLoadContext.LoadableTypes(context.Main);
        context.Missing = null; // What others of its types need is not missed.
        var type = FindArgument(context, types, expression);
        return WhyNoModel(type) is { } reason ? throw new UserErrorException($"{TypeName.FullOf(type).Replace('+', '.')} cannot be a model: {reason}.") : type;
    }

    private static Type Find(OwnAssemblyContext context, Type[] types, TypeExpression expression)
    {
        var named = NamedAs(expression.Name, types);
        var found = named.Where(type => ArityOf(type) == expression.Arguments.Count).ToArray();
        var file = Path.GetFileName(context.Path);
        return found switch
        {
            [var type] => Close(type, [.. expression.Arguments.Select(argument => FindArgument(context, types, argument))]),
            [] when NotLoaded(context, types, expression.Name) is { } declared => context.Main.GetType(declared, throwOnError: true)!, // Which throws, and says what is missing.
            [] when named is [var other, ..] => throw new UserErrorException($"{FullName(other)} has {Count(ArityOf(other))}, and '{expression}' gives {Count(expression.Arguments.Count)}; {(ArityOf(other) == 0 ? "leave them out" : "write them as in C#, for example Page<Shop.Order>")}."),
            [] => throw new UserErrorException($"{file} has no type '{expression.Name}'{NearNames.Hint(expression.Name, Candidates(types, expression.Name))}."),
            _ => throw new UserErrorException($"{file} has several types '{expression.Name}': {string.Join(", ", found.Select(FullName).Order(StringComparer.Ordinal))}; give the full name."),
        };
    }

    private static Type FindArgument(OwnAssemblyContext context, Type[] types, TypeExpression expression) =>
        !Array.Exists(NamedAs(expression.Name, types), type => ArityOf(type) == expression.Arguments.Count) && FrameworkTypes.Find(expression.Name, expression.Arguments.Count) is { } known
            ? Close(known, [.. expression.Arguments.Select(argument => FindArgument(context, types, argument))])
            : Find(context, types, expression);

    private static Type Close(Type type, Type[] arguments)
    {
        try
        {
            return arguments.Length == 0 ? type : type.MakeGenericType(arguments);
        }
        catch (ArgumentException exception)
        {
            throw new UserErrorException($"{FullName(type)} does not take {string.Join(", ", arguments.Select(TypeName.Of))}: {exception.Message.ReplaceLineEndings(" ").TrimEnd('.')}.", exception);
        }
    }

    // A type that the file has, and that needs an assembly which is not there.
    private static string? NotLoaded(OwnAssemblyContext context, Type[] types, string name) =>
        NamedAs(name, [.. DeclaredTypes.Of(context.Path).Except(types.Select(type => type.FullName!))], declared => declared).FirstOrDefault();

    private static Type[] NamedAs(string name, Type[] types) => NamedAs(name, types, type => type.FullName ?? type.Name);

    // The full name, or else the name alone, or else the full name in any case.
    private static T[] NamedAs<T>(string name, T[] types, Func<T, string> fullName)
    {
        var found = types.Where(type => FullName(fullName(type)) == name).ToArray();
        if (found.Length == 0)
            found = [.. types.Where(type => FullName(fullName(type)).Split('.')[^1] == name)];
        return found.Length > 0 ? found : [.. types.Where(type => FullName(fullName(type)).Equals(name, StringComparison.OrdinalIgnoreCase))];
    }

    private static string FullName(Type type) => FullName(type.FullName ?? type.Name);

    private static string FullName(string reflected) => Arity().Replace(reflected, "").Replace('+', '.');

    private static int ArityOf(Type type) => type.GetGenericArguments().Length;

    private static string Count(int arity) => arity switch
    {
        0 => "no type arguments",
        1 => "1 type argument",
        _ => $"{arity} type arguments",
    };

    // Who writes a name without its namespace means the name.
    private static IEnumerable<string> Candidates(IEnumerable<Type> types, string wanted) => types
        .Where(type => WhyNoModel(type) is null)
        .Select(type => wanted.Contains('.', StringComparison.Ordinal) ? FullName(type) : type.Name)
        .Distinct();

    private static string? WhyNoModel(Type type) =>
        type.IsEnum ? "it is an enumeration, and models are classes"
        : type.IsValueType ? "it is a struct, and models are classes"
        : type.IsInterface ? "it is an interface; name a class"
        : type.IsAbstract && type.IsSealed ? "it is a static class"
        : type.ContainsGenericParameters ? "it is generic; name its type arguments too"
        : !type.IsVisible ? "it is not public"
        : type.IsAssignableTo(typeof(Delegate)) ? "it is a delegate"
        : null;

    [GeneratedRegex("`[0-9]+")]
    private static partial Regex Arity();
}

/// <summary>A type as C# writes it, for example <c>Page&lt;List&lt;int&gt;&gt;</c>.</summary>
internal sealed record TypeExpression(string Name, IReadOnlyList<TypeExpression> Arguments)
{
    /// <summary>Parses a type's name; null if its brackets, commas or names are not those of a type.</summary>
    public static TypeExpression? Parse(string text)
    {
        var rest = text.AsSpan().Trim();
        return Read(ref rest) is { } type && rest.IsEmpty ? type : null;
    }

    public override string ToString() => Arguments.Count == 0 ? Name : $"{Name}<{string.Join(", ", Arguments)}>";

    private static TypeExpression? Read(ref ReadOnlySpan<char> rest)
    {
        var end = rest.IndexOfAny("<>,");
        var name = (end < 0 ? rest : rest[..end]).Trim().ToString().Replace('+', '.');
        rest = end < 0 ? [] : rest[end..];
        if (name.Length == 0)
            return null;
        if (rest is not ['<', ..])
            return new TypeExpression(name, []);

        var arguments = new List<TypeExpression>();
        do
        {
            rest = rest[1..].TrimStart();
            if (Read(ref rest) is not { } argument)
                return null;
            arguments.Add(argument);
        }
        while (rest is [',', ..]);
        if (rest is not ['>', ..])
            return null;
        rest = rest[1..].TrimStart();
        if (rest is not ['.' or '+', ..])
            return new TypeExpression(name, arguments);
        rest = rest[1..];
        return Read(ref rest) is { } nested ? new TypeExpression($"{name}.{nested.Name}", [.. arguments, .. nested.Arguments]) : null; // A nested type has the arguments of those around it too.
    }
}
