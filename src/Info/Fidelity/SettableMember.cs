using System.Collections;
using System.Reflection;
using SerializationBenchmarks.Info.Values;

namespace SerializationBenchmarks.Info.Fidelity;

/// <summary>A member of a user's type, or of what its members hold, that can be set to another value.</summary>
internal sealed class SettableMember
{
    private readonly PropertyInfo _property;
    private readonly Func<object, object?> _findOwner;

    private SettableMember(string path, PropertyInfo property, Func<object, object?> findOwner) =>
        (Path, _property, _findOwner) = (path, property, findOwner);

    /// <summary>How the member is reached, for example <c>Lines[0].Price</c>.</summary>
    public string Path { get; }

    /// <summary>The type of its values, without their being nullable.</summary>
    public Type Type => Nullable.GetUnderlyingType(_property.PropertyType) ?? _property.PropertyType;

    /// <summary>
    /// Finds the members that hold single values or collections: each member of each class once, where the sample first has it. Of a collection
    /// the first element is looked at; parts that are structs cannot be changed in their place.
    /// </summary>
    public static IReadOnlyList<SettableMember> Of(object sample)
    {
        var members = new List<SettableMember>();
        Visit(sample, "", root => root, [], members);
        return members;
    }

    /// <summary>Reads the member; null if the model lacks what has it.</summary>
    public object? Read(object model) => Read(_property, _findOwner(model));

    /// <summary>Sets the member.</summary>
    public bool TrySet(object model, object? value)
    {
        if (value is null && new NullabilityInfoContext().Create(_property).WriteState == NullabilityState.NotNull)
            return false;
        try
        {
            _property.SetValue(_findOwner(model), value);
        }
        catch (TargetInvocationException)
        {
            return false;
        }

        return ExactText.Of(Read(model)) == ExactText.Of(value);
    }

    private static void Visit(object owner, string path, Func<object, object?> find, HashSet<(Type?, string)> seen, List<SettableMember> members)
    {
        foreach (var property in owner.GetType().GetProperties(BindingFlags.Public | BindingFlags.Instance))
        {
            if (property.GetMethod is not { IsPublic: true } || property.GetIndexParameters().Length > 0 || !seen.Add((property.DeclaringType, property.Name)))
                continue;
            var value = Read(property, owner);
            var isSingle = property.PropertyType.IsValueType || property.PropertyType == typeof(string);
            var part = isSingle ? null : FirstOf(value);
            var isPart = part is not null && HasMembers(part.GetType());
            if (property.SetMethod is { IsPublic: true } && (!isPart || value is IEnumerable))
                members.Add(new SettableMember(path + property.Name, property, find));
            if (isPart)
                Visit(part!, $"{path}{property.Name}{(value is IEnumerable ? "[0]" : "")}.", root => FirstOf(Read(property, find(root))), seen, members);
        }
    }

    private static object? FirstOf(object? value) => value is IEnumerable elements ? elements.Cast<object?>().FirstOrDefault() : value;

    private static bool HasMembers(Type type) =>
        !type.IsValueType && type.Namespace != "System" && type.Namespace?.StartsWith("System.", StringComparison.Ordinal) != true;

    // What a getter throws, or an object of another class has, is no value.
    private static object? Read(PropertyInfo property, object? owner)
    {
        if (!property.DeclaringType!.IsInstanceOfType(owner))
            return null;
        try
        {
            return property.GetValue(owner);
        }
        catch (TargetInvocationException)
        {
            return null;
        }
    }
}
