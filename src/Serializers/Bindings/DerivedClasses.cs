using System.Reflection;
using Newtonsoft.Json.Linq;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers.Comparison;

namespace SerializationBenchmarks.Serializers.Bindings;

/// <summary>What tells each library which class a value is of that is declared as an abstract class or an interface.</summary>
internal static class DerivedClasses
{
    private const BindingFlags Members = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic;

    /// <summary>The attribute, or the setting, by the name of the library's assembly.</summary>
    public static IReadOnlyDictionary<string, string> ToldBy { get; } = new Dictionary<string, string>
    {
        ["MessagePack"] = "[Union]",
        ["MongoDB.Bson"] = "[BsonKnownTypes]",
        ["Nerdbank.MessagePack"] = "[DerivedTypeShape]",
        ["Newtonsoft.Json"] = "TypeNameHandling",
        ["Newtonsoft.Json.Bson"] = "TypeNameHandling",
        ["protobuf-net"] = "[ProtoInclude]",
        ["System.Private.DataContractSerialization"] = "[KnownType]",
        ["System.Private.Xml"] = "[XmlInclude]",
        ["System.Text.Json"] = "[JsonDerivedType]",
    };

    /// <summary>Says with a space before it what would help a library that stops at such a type.</summary>
    /// <param name="library">The name of the library's assembly.</param>
    /// <param name="types">The type that it was given, and those of the value's parts.</param>
    /// <param name="message">What the library says of it.</param>
    /// <returns>Nothing where the library does not say that it is such a type that it stops at, or has been told.</returns>
    public static string HelpOn(string library, IReadOnlyList<Type> types, string message)
    {
        if (!ToldBy.TryGetValue(library, out var attribute))
            return "";
        var classes = types.Distinct().ToArray();
        var declared = classes.SelectMany(DeclaredBy).Distinct().FirstOrDefault(type => !HasAttribute(type, attribute)
            && (IsNamed(type, message) || classes.Any(derived => derived.IsAssignableTo(type) && !Leaf.IsFramework(derived) && IsNamed(derived, message) && derived != types[0])));
        return declared is null ? "" : $" {attribute} would tell it which class {Article(declared)} {TypeName.Of(declared)} is.";
    }

    /// <summary>A type and all that its members are declared as.</summary>
    /// <param name="type">The type.</param>
    public static IReadOnlyList<Type> AllOf(Type type)
    {
        var known = new OrderedDictionary<Type, bool> { [type] = true };
        for (var index = 0; index < known.Count; index++)
        {
            foreach (var held in HeldBy(known.GetAt(index).Key).SelectMany(Inner).Where(held => !Leaf.IsFramework(held)))
                known.TryAdd(held, true);
        }

        return [.. known.Keys];
    }

    // The members' types and what they, or a collection, hold.
    private static IEnumerable<Type> DeclaredBy(Type type) =>
        HeldBy(type).Append(type).SelectMany(Inner).Where(inner => (inner.IsAbstract || inner.IsInterface) && !Leaf.IsFramework(inner) && !inner.IsAssignableTo(typeof(JToken)));

    private static IEnumerable<Type> HeldBy(Type type) =>
        Leaf.IsFramework(type) ? [] : [.. type.GetProperties(Members).Select(property => property.PropertyType), .. type.GetFields(Members).Select(field => field.FieldType)];

    private static IEnumerable<Type> Inner(Type type) => type.GetGenericArguments().Append(type.GetElementType()).OfType<Type>().SelectMany(Inner).Append(type);

    private static bool HasAttribute(Type type, string attribute) => type.GetCustomAttributesData().Any(data => data.AttributeType.Name.Split('`')[0] == attribute.Trim('[', ']') + "Attribute");

    private static bool IsNamed(Type type, string message) => type.FullName is { } name && message.Contains(name, StringComparison.Ordinal);

    private static string Article(Type type) => "AEIOU".Contains(type.Name[0], StringComparison.OrdinalIgnoreCase) ? "an" : "a";
}
