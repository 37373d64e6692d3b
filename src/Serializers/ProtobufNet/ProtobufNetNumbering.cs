using System.Reflection;
using System.Runtime.Serialization;
using ProtoBuf;
using ProtoBuf.Meta;

namespace SerializationBenchmarks.Serializers.ProtobufNet;

/// <summary>
/// Adds types to a model: by their attributes, else with their members numbered as their author would, from 1 in the order of
/// declaration, and with the derived classes of their assembly.
/// </summary>
/// <param name="model">The model that gets the types.</param>
internal sealed class ProtobufNetNumbering(RuntimeTypeModel model)
{
    // Above what the members of one class need.
    private const int FirstDerived = 1000;

    private readonly HashSet<Type> _seen = [];

    /// <summary>Whether a type says itself how it is numbered; of a collection, whether its elements do or need no numbers.</summary>
    public static bool HasContract(Type type) => ElementsOf(type) is { } elements
        ? elements.All(element => IsScalar(element) || HasContract(element))
        : HasAttribute(type);

    /// <summary>Whether a type is a collection of dates, whose kind the library keeps only in members.</summary>
    public static bool IsOfDates(Type type) => ElementsOf(type)?.Contains(typeof(DateTime)) == true;

    /// <summary>Whether a type is a collection, which a model can know: no interface, and no class with a contract of its own.</summary>
    public static bool IsCollection(Type type) => !type.IsInterface && !HasAttribute(type) && ElementsOf(type) is not null;

    /// <summary>Adds a type with all that its members hold.</summary>
    public void Add(Type type)
    {
        type = Nullable.GetUnderlyingType(type) ?? type;
        if (ElementsOf(type) is { } elements)
        {
            foreach (var element in elements)
                Add(element);
            return;
        }

        if (!_seen.Add(type) || IsScalar(type) || type.IsEnum)
            return;
        if (HasContract(type))
        {
            model.Add(type, applyDefaultBehaviour: true);
            return;
        }

        var contract = model.Add(type, applyDefaultBehaviour: false);
        contract.CompatibilityLevel = CompatibilityLevel.Level300; // As the models of this repository, and as other implementations can read it.
        contract.UseConstructor = type.IsValueType || type.GetConstructor(Type.EmptyTypes) is not null;
        var number = 1;
        foreach (var property in MembersOf(type))
        {
            Add(property.PropertyType);
            contract.Add(number++, property.Name);
        }

        number = FirstDerived;
        foreach (var derived in LoadableTypes(type.Assembly).Where(other => other.BaseType == type && !other.ContainsGenericParameters).OrderBy(other => other.FullName, StringComparer.Ordinal))
        {
            Add(derived);
            contract.AddSubType(number++, derived);
        }
    }

    private static bool HasAttribute(Type type) =>
        type.IsDefined(typeof(ProtoContractAttribute), inherit: false) || type.IsDefined(typeof(DataContractAttribute), inherit: false);

    // Some types of a user's assembly may need others that are not beside it.
    private static IEnumerable<Type> LoadableTypes(Assembly assembly)
    {
        try
        {
            return assembly.GetTypes();
        }
        catch (ReflectionTypeLoadException exception)
        {
            return exception.Types.OfType<Type>();
        }
    }

    private static IEnumerable<PropertyInfo> MembersOf(Type type) => type
        .GetProperties(BindingFlags.Public | BindingFlags.Instance | BindingFlags.DeclaredOnly)
        .Where(property => property.GetMethod is not null && property.SetMethod is not null && property.GetIndexParameters().Length == 0)
        .OrderBy(property => property.MetadataToken);

    // What collections hold; null for anything else. Bytes and texts are scalars of the format.
    private static Type[]? ElementsOf(Type type) => type == typeof(string) || type == typeof(byte[])
        ? null
        : type.GetInterfaces().Append(type).FirstOrDefault(IsEnumerable)?.GetGenericArguments() is [var element]
            ? element is { IsGenericType: true } && element.GetGenericTypeDefinition() == typeof(KeyValuePair<,>) ? element.GetGenericArguments() : [element]
            : null;

    private static bool IsEnumerable(Type type) => type.IsGenericType && type.GetGenericTypeDefinition() == typeof(IEnumerable<>);

    private static bool IsScalar(Type type) => type.IsPrimitive || type.Namespace == "System" || type == typeof(byte[]);
}
