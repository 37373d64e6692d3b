using System.Reflection;
using System.Runtime.CompilerServices;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>Writes the members of types that code of other assemblies can use, one a line, sorted.</summary>
internal static class PublicApi
{
    private const BindingFlags Declared = BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Static | BindingFlags.Instance | BindingFlags.DeclaredOnly;

    /// <summary>Writes the types.</summary>
    /// <param name="types">The types.</param>
    /// <param name="generatedBy">Assemblies whose interfaces are left out, because generators add them.</param>
    public static string Render(IEnumerable<Type> types, params Assembly[] generatedBy) => string.Concat(types
        .OrderBy(type => type.FullName, StringComparer.Ordinal)
        .SelectMany(type => Members(type).Order(StringComparer.Ordinal).Select(member => $"    {member}\n").Prepend($"{Header(type, generatedBy)}\n")));

    private static string Header(Type type, Assembly[] generatedBy)
    {
        var kind = type.IsInterface ? "interface" : type.IsEnum ? "enum" : type.IsValueType ? "struct"
            : type is { IsAbstract: true, IsSealed: true } ? "static class" : type.IsAbstract ? "abstract class" : type.IsSealed ? "sealed class" : "class";
        var bases = type.GetInterfaces().Where(other => !generatedBy.Contains(other.Assembly)).Append(type.BaseType)
            .Where(other => other is not null && other != typeof(object) && other != typeof(ValueType) && !type.IsEnum && !other.Name.StartsWith("IEquatable", StringComparison.Ordinal))
            .Select(other => Name(other!)).Order(StringComparer.Ordinal).ToArray();
        return $"{kind} {type.Namespace}.{Name(type)}{(bases.Length > 0 ? " : " + string.Join(", ", bases) : "")}{Constraints(type.GetGenericArguments())}";
    }

    private static IEnumerable<string> Members(Type type)
    {
        foreach (var field in type.GetFields(Declared).Where(field => (field.IsPublic || field.IsFamily) && !field.IsSpecialName))
            yield return type.IsEnum ? $"{field.Name} = {Convert.ToInt64(field.GetRawConstantValue(), null)}" : $"{Prefix(field.IsStatic, field.IsFamily)}{Name(field.FieldType)} {field.Name}";
        foreach (var constructor in type.GetConstructors(Declared).Where(IsVisible))
            yield return $"{Prefix(false, constructor.IsFamily)}{type.Name.Split('`')[0]}({Parameters(constructor)})";
        foreach (var property in type.GetProperties(Declared).Where(property => property.GetAccessors(true).Any(accessor => IsVisible(accessor) && !IsGenerated(accessor, property))))
        {
            var getter = property.GetAccessors(true).First(IsVisible);
            var accessors = string.Concat(property.GetAccessors(true).Where(IsVisible).Select(accessor => accessor == property.GetMethod ? " get;" : IsInit(accessor) ? " init;" : " set;"));
            yield return $"{Prefix(getter.IsStatic, getter.IsFamily)}{Name(property.PropertyType)} {property.Name} {{{accessors} }}";
        }

        foreach (var method in type.GetMethods(Declared).Where(method => IsVisible(method) && !method.IsSpecialName && !method.IsDefined(typeof(CompilerGeneratedAttribute))))
            yield return $"{Prefix(method.IsStatic, method.IsFamily)}{Name(method.ReturnType)} {method.Name}{Arguments(method.GetGenericArguments())}({Parameters(method)}){Constraints(method.GetGenericArguments())}";
    }

    private static bool IsVisible(MethodBase method) => method.IsPublic || method.IsFamily;

    // What a record has beside what is written.
    private static bool IsGenerated(MethodInfo accessor, PropertyInfo property) => property.Name == "EqualityContract" && accessor.IsDefined(typeof(CompilerGeneratedAttribute));

    private static bool IsInit(MethodInfo setter) => setter.ReturnParameter.GetRequiredCustomModifiers().Contains(typeof(IsExternalInit));

    private static string Prefix(bool isStatic, bool isProtected) => (isProtected ? "protected " : "") + (isStatic ? "static " : "");

    private static string Parameters(MethodBase method) =>
        string.Join(", ", method.GetParameters().Select(parameter => $"{Name(parameter.ParameterType)} {parameter.Name}{(parameter.IsOptional ? " = default" : "")}"));

    private static string Name(Type type) => type switch
    {
        { IsArray: true } => Name(type.GetElementType()!) + "[]",
        { IsByRef: true } => "ref " + Name(type.GetElementType()!),
        { IsGenericType: true } => (type.IsNested ? type.DeclaringType!.Name.Split('`')[0] + "." : "") + type.Name.Split('`')[0] + Arguments(type.GetGenericArguments()),
        _ => (type is { IsNested: true, IsGenericParameter: false } ? type.DeclaringType!.Name + "." : "") + type.Name,
    };

    private static string Arguments(Type[] arguments) => arguments.Length == 0 ? "" : $"<{string.Join(", ", arguments.Select(Name))}>";

    private static string Constraints(Type[] arguments) => string.Concat(arguments
        .Where(argument => argument.IsGenericParameter)
        .Select(argument => (argument.Name, Constraints: ConstraintsOf(argument).ToArray()))
        .Where(argument => argument.Constraints.Length > 0)
        .Select(argument => $" where {argument.Name} : {string.Join(", ", argument.Constraints)}"));

    private static IEnumerable<string> ConstraintsOf(Type argument)
    {
        var attributes = argument.GenericParameterAttributes;
        if (attributes.HasFlag(GenericParameterAttributes.NotNullableValueTypeConstraint))
            yield return "struct";
        if (attributes.HasFlag(GenericParameterAttributes.ReferenceTypeConstraint))
            yield return "class";
        foreach (var constraint in argument.GetGenericParameterConstraints().Where(constraint => constraint != typeof(ValueType)).Select(Name).Order(StringComparer.Ordinal))
            yield return constraint;
    }
}
