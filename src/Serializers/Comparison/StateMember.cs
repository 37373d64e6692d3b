using System.Collections;
using System.Collections.Concurrent;
using System.ComponentModel;
using System.Reflection;

namespace SerializationBenchmarks.Serializers.Comparison;

/// <summary>A part of an object's state, whoever may see it: a field, named by the property that stands before it, or a property that can be set.</summary>
/// <remarks>
/// What a getter computes is no state, nor is what a class keeps for itself: a private field that changes, and that has the name of no property and of no
/// constructor's parameter, such as a cache or a flag. Whatever attribute it has: where a library of JSON keeps it, what that writes of a value tells. Structs
/// have nothing but their fields. How a collection keeps its elements is no state either: of it, only what everybody can set counts, and what never changes.
/// Classes of the base class library show their state in public properties, and collections of F# are nothing but their elements.
/// </remarks>
/// <param name="Name">The property's name; the field's own if there is none.</param>
/// <param name="CanBeSet">Whether it has a setter, or a constructor's parameter of its name.</param>
/// <param name="Get">Reads it.</param>
internal sealed record StateMember(string Name, bool CanBeSet, Func<object, object?> Get)
{
    private const BindingFlags Declared = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    private static readonly ConcurrentDictionary<Type, StateMember[]> _known = new();

    /// <summary>Whether not everybody may read and set it as a property, so that libraries look for it where an attribute tells them to.</summary>
    public bool IsHidden { get; init; }

    /// <summary>The members of a type, those of its base class first.</summary>
    public static StateMember[] Of(Type type) => _known.GetOrAdd(type, static type => Leaf.IsFramework(type) ? [.. OfFramework(type)] : type.Namespace == "Microsoft.FSharp.Collections" ? [] : [.. OfFrameworkBase(type), .. Find(type)]);

    /// <summary>Reads the member; an exception that its getter throws is a value like any other.</summary>
    public object? Read(object owner)
    {
        try
        {
            return Get(owner);
        }
        catch (TargetInvocationException exception)
        {
            return new Thrown(exception.InnerException!.GetType().Name);
        }
    }

    private static IEnumerable<StateMember> Find(Type type)
    {
        var levels = new Stack<Type>();
        for (var level = type; level is not null && level != typeof(ValueType) && !Leaf.IsFramework(level); level = level.BaseType)
            levels.Push(level);

        // Of a property and those that it overrides, the last says what there is.
        var last = levels.Reverse().SelectMany(level => level.GetProperties(Declared)).Where(property => property.GetMethod is not null)
            .DistinctBy(property => property.GetMethod!.GetBaseDefinition()).ToHashSet();
        var parameters = type.GetConstructors(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic)
            .SelectMany(constructor => constructor.GetParameters()).Select(parameter => Plain(parameter.Name ?? "")).ToHashSet();
        var found = levels.SelectMany(level => FindDeclared(level, last, parameters)).ToArray();
        return found.Length > 0 || IsCollection(type) ? found : levels.SelectMany(level => level.GetFields(Declared)).Where(IsReadable).Select(field => new StateMember(field.Name, false, field.GetValue));
    }

    private static IEnumerable<StateMember> FindDeclared(Type level, HashSet<PropertyInfo> last, HashSet<string> parameters)
    {
        var fields = level.GetFields(Declared).Where(IsReadable).ToList();
        var isCollection = IsCollection(level); // Of which libraries write the elements, and no attribute of a member helps.
        foreach (var property in level.GetProperties(Declared).Where(property => property.GetIndexParameters().Length == 0 && IsReadable(property.PropertyType)))
        {
            var field = fields.Find(field => field.Name == $"<{property.Name}>k__BackingField")
                ?? fields.Find(field => (field.IsPrivate || field.Name.EndsWith('@')) && Plain(field.Name) == Plain(property.Name));
            var canBeSet = property.SetMethod is not null || parameters.Contains(Plain(property.Name));
            if (field is not null)
                fields.Remove(field);
            if (!last.Contains(property) || (isCollection ? property.SetMethod is null && field is not { IsInitOnly: true } : !canBeSet && field is null))
                continue;
            yield return new StateMember(property.Name, canBeSet, field is null ? property.GetValue : field.Name.StartsWith('<') ? field.GetValue : owner => ReadBehind(property, field, owner))
            {
                IsHidden = !isCollection && (property.GetMethod is { IsPublic: false } || property.SetMethod is { IsPublic: false }),
            };
        }

        foreach (var field in fields.Where(field => isCollection ? field.IsPublic : !field.IsPrivate || field.IsInitOnly || level.IsValueType || IsOfParameter(field.Name) || parameters.Contains(Plain(field.Name))))
            yield return new StateMember(IsOfParameter(field.Name) ? field.Name[1..^2] : field.Name, !field.IsInitOnly || parameters.Contains(Plain(field.Name)), field.GetValue) { IsHidden = !isCollection };
    }

    // A getter may make what it returns the first time it is asked, and serializers ask.
    private static object? ReadBehind(PropertyInfo property, FieldInfo field, object owner)
    {
        try
        {
            property.GetValue(owner);
        }
        catch (TargetInvocationException)
        {
            // The field is what counts.
        }

        return field.GetValue(owner);
    }

    private static IEnumerable<StateMember> OfFramework(Type type) =>
    [
        .. type.GetProperties()
            .Where(property => property.GetMethod is { IsPublic: true, IsStatic: false } && property.GetIndexParameters().Length == 0 && IsReadable(property.PropertyType))
            .Where(property => property.Name != nameof(Lazy<>.IsValueCreated) && !property.PropertyType.IsAssignableTo(typeof(ITypedList))) // Who reads the value makes it true; a view of data is none.
            .DistinctBy(property => property.Name) // The derived class's own come first.
            .Select(property => new StateMember(property.Name, property.SetMethod is { IsPublic: true } || type.IsGenericType, property.GetValue)),
        .. type.GetFields(BindingFlags.Public | BindingFlags.Instance).Select(field => new StateMember(field.Name, true, field.GetValue)),
    ];

    // What a user's exception holds of the message, for example.
    private static IEnumerable<StateMember> OfFrameworkBase(Type type)
    {
        var level = type;
        while (level is not null && !Leaf.IsFramework(level))
            level = level.BaseType;
        return level is null || level == typeof(object) || level == typeof(ValueType) || IsCollection(level) ? [] : OfFramework(level);
    }

    private static bool IsCollection(Type type) => type.IsAssignableTo(typeof(IEnumerable));

    /// <summary>Whether reflection reads a field, and it holds no code.</summary>
    public static bool IsReadable(FieldInfo field) => IsReadable(field.FieldType);

    private static bool IsReadable(Type type) => !type.IsByRef && !type.IsByRefLike && !type.IsPointer && !type.IsFunctionPointer && !type.IsAssignableTo(typeof(Delegate));

    // As programmers name a property, the field behind it and the parameter that it is set from: Name, _name, m_name, name_, nameField,
    // and as the compiler names the field of a class's own parameter: <name>P.
    private static string Plain(string name)
    {
        name = IsOfParameter(name) ? name[1..^2] : name;
        name = name.StartsWith("m_", StringComparison.Ordinal) ? name[2..] : name;
        name = name.EndsWith("Field", StringComparison.Ordinal) ? name[..^5] : name;
        return name.Trim('_', '@').ToUpperInvariant(); // F# names the field of a record's member Name@.
    }

    private static bool IsOfParameter(string field) => field.StartsWith('<') && field.EndsWith(">P", StringComparison.Ordinal);

    private sealed record Thrown(string Exception)
    {
        public override string ToString() => $"{Exception} thrown by its getter";
    }
}
