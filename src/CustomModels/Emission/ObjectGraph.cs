using System.Reflection;
using System.Runtime.CompilerServices;

namespace SerializationBenchmarks.CustomModels.Emission;

/// <summary>What values are made of, field by field: the classes that a deep copy has to know.</summary>
/// <remarks>
/// Texts, arrays, collections and everything that is not of the base class library are parts of a value. Other objects of the
/// base class library, comparers and delegates are taken for immutable and shared by a copy, which makes it only cheaper.
/// </remarks>
internal sealed class ObjectGraph
{
    // A copy calls itself for each level, so that a deeper value could end the process.
    private const int DeepestLevel = 500;

    private readonly HashSet<Type> _classes = [];
    private readonly HashSet<object> _path = new(ReferenceEqualityComparer.Instance);

    public ObjectGraph(IEnumerable<object> values)
    {
        foreach (var value in values)
        {
            if (NoCopyBecause is null)
                VisitObject(value);
        }
    }

    /// <summary>The classes of all parts, arrays among them, without <see cref="string"/>.</summary>
    public IReadOnlyCollection<Type> Classes => _classes;

    /// <summary>Why the values cannot be copied part by part, in a sentence; null if they can.</summary>
    public string? NoCopyBecause { get; private set; }

    /// <summary>Whether a field of a type can hold something that is to be copied.</summary>
    public static bool HasParts(Type type) =>
        type.IsArray || type == typeof(string)
        || (type.IsValueType
            ? !type.IsPrimitive && !type.IsEnum && PartsOf(type).Any()
            : !type.IsPointer && !type.IsFunctionPointer && !IsShared(type));

    /// <summary>The fields of a type, inherited ones included, that can hold something that is to be copied.</summary>
    public static IEnumerable<FieldInfo> PartsOf(Type type)
    {
        for (var level = type; level is not null && level != typeof(object); level = level.BaseType)
        {
            const BindingFlags All = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;
            foreach (var field in level.GetFields(All).Where(field => HasParts(field.FieldType)))
                yield return field;
        }
    }

    private static bool IsShared(Type type) =>
        type.IsAssignableTo(typeof(Delegate))
        || type.Name.Contains("Comparer", StringComparison.Ordinal)
        || (type.Namespace is { } name
            && (name == "System" || name.StartsWith("System.", StringComparison.Ordinal))
            && !name.StartsWith("System.Collections", StringComparison.Ordinal)
            && type != typeof(object)
            && !type.IsAssignableTo(typeof(ITuple)));

    private void VisitObject(object value)
    {
        var type = value.GetType();
        if (NoCopyBecause is not null || type == typeof(string) || !HasParts(type))
            return;
        if (type.IsValueType)
            NoCopyBecause = $"Boxed values are not copied, and a member holds a boxed {type.Name}.";
        else if (type.IsArray && !type.IsSZArray)
            NoCopyBecause = $"Arrays of several dimensions are not copied, such as {type.Name}.";
        else if (_path.Count >= DeepestLevel)
            NoCopyBecause = $"Only values of at most {DeepestLevel} levels are copied.";
        else if (!_path.Add(value))
            NoCopyBecause = $"A value that leads back to itself cannot be copied, as a {type.Name} does.";
        if (NoCopyBecause is not null)
            return;

        _classes.Add(type);
        VisitParts(value, type);
        _path.Remove(value);
    }

    private void VisitParts(object value, Type type)
    {
        if (type.IsArray)
        {
            if (!HasParts(type.GetElementType()!))
                return;
            foreach (var element in (Array)value)
                VisitPart(element, type.GetElementType()!);
        }
        else
        {
            foreach (var field in PartsOf(type))
                VisitPart(field.GetValue(value), field.FieldType);
        }
    }

    private void VisitPart(object? value, Type declared)
    {
        if (value is null)
            return;
        if (Nullable.GetUnderlyingType(declared) is not null || declared.IsValueType)
            VisitParts(value, value.GetType());
        else
            VisitObject(value);
    }
}
