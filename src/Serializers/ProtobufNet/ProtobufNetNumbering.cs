using System.Reflection;
using System.Runtime.Serialization;
using ProtoBuf;
using ProtoBuf.Meta;
using SerializationBenchmarks.Models;

namespace SerializationBenchmarks.Serializers.ProtobufNet;

/// <summary>
/// Adds types to a model: by their attributes, else with their members numbered as their author would, from 1 in the order of
/// declaration, those of a base class in the base class. What is of the base class library is left to protobuf-net.
/// </summary>
/// <param name="model">The model that gets the types.</param>
/// <param name="withDerived">Whether the classes of the same assembly that derive from a type are added with it.</param>
internal sealed class ProtobufNetNumbering(RuntimeTypeModel model, bool withDerived)
{
    private const BindingFlags Declared = BindingFlags.Public | BindingFlags.Instance | BindingFlags.DeclaredOnly;

    // Above what the members of one class need.
    private const int FirstDerived = 1000;

    private readonly HashSet<Type> _seen = [];
    private readonly List<Type> _numbered = [];
    private readonly HashSet<Type> _tuples = [];
    private readonly Dictionary<MetaType, int> _derived = [];

    /// <summary>The types whose members got their numbers here.</summary>
    public IReadOnlyList<Type> Numbered => _numbered;

    /// <summary>Whether a type is a collection of dates, whose kind the library keeps only in members.</summary>
    public static bool IsOfDates(Type type) => ElementsOf(type)?.Contains(typeof(DateTime)) == true;

    /// <summary>Whether a type holds elements of the format, one by one.</summary>
    public static bool HasElements(Type type) => ElementsOf(type) is not null;

    /// <summary>Whether a type is a collection, which a model can know: no interface, and no class with a contract of its own.</summary>
    public static bool IsCollection(Type type) => !type.IsInterface && !HasContract(type) && ElementsOf(type) is not null;

    /// <summary>Whether protobuf-net sets a type's members by its constructor.</summary>
    public bool IsTuple(Type type) => _tuples.Contains(type) || FrameworkType.Is(type);

    /// <summary>Adds a type with all that its members hold.</summary>
    public void Add(Type type)
    {
        type = Nullable.GetUnderlyingType(type) ?? type;
        if (!_seen.Add(type))
            return;
        if (ElementsOf(type) is { } elements)
        {
            foreach (var element in elements)
                AddElement(element);
        }
        else if (type.IsEnum)
            model.Add(type, applyDefaultBehaviour: true);
        else if (FrameworkType.Is(type))
        {
            foreach (var argument in type.GetGenericArguments()) // A pair of types, for example.
                Add(argument);
        }
        else if (HasContract(type))
            AddHeld(model.Add(type, applyDefaultBehaviour: true));
        else
            AddNumbered(type);
    }

    private static bool HasContract(Type type) =>
        type.IsDefined(typeof(ProtoContractAttribute), inherit: false)
        || (type.IsDefined(typeof(DataContractAttribute), inherit: false) && type.GetMembers(Declared | BindingFlags.NonPublic).Any(member => member.GetCustomAttribute<DataMemberAttribute>()?.Order > 0));

    private static IEnumerable<(string Name, Type Type, bool CanBeSet)> MembersOf(Type type) =>
    [
        .. type.GetProperties(Declared)
            .Where(property => property.GetMethod is not null && (property.SetMethod is not null || IsFilled(property) || IsOfConstructor(property)) && property.GetIndexParameters().Length == 0 && !IsOverride(property))
            .OrderBy(property => property.MetadataToken)
            .Select(property => (property.Name, property.PropertyType, property.SetMethod is not null)),
        .. type.GetFields(Declared).OrderBy(field => field.MetadataToken).Select(field => (field.Name, field.FieldType, true)),
    ];

    // The library sets the field behind it.
    private static bool IsOfConstructor(PropertyInfo property) => IsKept(property)
        && property.DeclaringType!.GetConstructors().Any(constructor => constructor.GetParameters().Any(parameter => string.Equals(parameter.Name, property.Name, StringComparison.OrdinalIgnoreCase)));

    private static bool IsKept(PropertyInfo property) => property.DeclaringType!.GetField(BackingField(property.Name), BindingFlags.Instance | BindingFlags.NonPublic) is not null;

    private static string BackingField(string property) => $"<{property}>k__BackingField";

    // The library takes a name, and finds two members where one hides another of another type. The field behind it has a name of its own.
    private static string NameToAdd(Type type, string member) =>
        type.GetMember(member, BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic).Length == 1 ? member
        : type.GetField(BackingField(member), BindingFlags.Instance | BindingFlags.NonPublic) is { } field ? field.Name
        : throw new NotSupportedException($"{TypeName.Of(type)}.{member} hides a member of another type, and protobuf-net, which is told a member's number by name, finds both; [ProtoContract] and [ProtoMember] number it.");

    // A collection without a setter, which the library fills where it is: one that the class keeps, and does not compute.
    private static bool IsFilled(PropertyInfo property) => IsKept(property)
        && HasElements(property.PropertyType)
        && property.PropertyType.GetInterfaces().Append(property.PropertyType).SelectMany(type => type.IsInterface && !property.PropertyType.IsInterface ? [] : type.GetMethods())
            .Any(method => method.Name == nameof(List<>.Add) && method.ReturnType != property.PropertyType);

    // A constructor that takes each property of a type without setters: protobuf-net finds out by itself which parameter is which.
    private static Type[]? TupleOf(Type type)
    {
        var properties = type.GetProperties().ToDictionary(property => property.Name, property => property.PropertyType, StringComparer.OrdinalIgnoreCase);
        return type.GetConstructors()
            .Select(constructor => constructor.GetParameters())
            .Where(parameters => parameters.Length > 0 && parameters.Length == properties.Count)
            .Any(parameters => parameters.All(parameter => properties.GetValueOrDefault(parameter.Name!) == parameter.ParameterType))
            ? [.. properties.Values]
            : null;
    }

    private static bool IsOverride(PropertyInfo property) => property.GetMethod!.GetBaseDefinition() != property.GetMethod;

    // What collections hold; null for anything else. Bytes and texts are scalars of the format.
    private static Type[]? ElementsOf(Type type) => type == typeof(string) || type == typeof(byte[])
        ? null
        : type.GetInterfaces().Append(type).FirstOrDefault(IsEnumerable)?.GetGenericArguments() is [var element]
            ? element is { IsGenericType: true } && element.GetGenericTypeDefinition() == typeof(KeyValuePair<,>) ? element.GetGenericArguments() : [element]
            : null;

    private static bool IsEnumerable(Type type) => type.IsGenericType && type.GetGenericTypeDefinition() == typeof(IEnumerable<>);

    // A compiled model knows only those enumerations and collections that collections hold which are named to it.
    private void AddHeld(MetaType contract)
    {
        foreach (var held in contract.GetFields().SelectMany(field => ElementsOf(field.MemberType) ?? []).Where(held => held.IsEnum || ElementsOf(held) is not null))
            AddElement(held);
    }

    private void AddElement(Type element)
    {
        if (ElementsOf(element) is not null && (element.IsArray || (element.IsGenericType && FrameworkType.Is(element))))
            _ = model[element];
        Add(element);
    }

    private void AddNumbered(Type type)
    {
        var members = MembersOf(type).ToArray();

        // The library refuses tuples in a hierarchy, and those of another level than what holds them.
        if (!members.Any(member => member.CanBeSet) && (type.BaseType is null || FrameworkType.Is(type.BaseType)) && TupleOf(type) is { } parts)
        {
            _tuples.Add(type);
            model.Add(type, applyDefaultBehaviour: true, CompatibilityLevel.Level300);
            foreach (var part in parts)
                Add(part);
            return;
        }

        var contract = model.Add(type, applyDefaultBehaviour: false);
        _numbered.Add(type);
        contract.CompatibilityLevel = CompatibilityLevel.Level300; // As the models of this repository, and as other implementations can read it.
        contract.UseConstructor = type.IsValueType || type.GetConstructor(Type.EmptyTypes) is not null;
        var number = 1;
        foreach (var (name, memberType, _) in members)
        {
            Add(memberType);
            contract.Add(number++, NameToAdd(type, name));
        }

        if (type.BaseType is { } parent && !FrameworkType.Is(parent))
        {
            Add(parent);
            AddDerived(parent, type);
        }

        if (!withDerived)
            return;
        foreach (var derived in TypeLoadContext.LoadableTypes(type.Assembly).Where(other => other.BaseType == type && !other.ContainsGenericParameters).OrderBy(other => other.FullName, StringComparer.Ordinal))
            Add(derived);
    }

    private void AddDerived(Type parent, Type type)
    {
        var contract = model[parent];
        if (contract.GetSubtypes().Any(subtype => subtype.DerivedType.Type == type))
            return;
        var number = _derived.GetValueOrDefault(contract, FirstDerived);
        contract.AddSubType(number, type);
        _derived[contract] = number + 1;
    }
}
