using System.Collections.Concurrent;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Text.Json;
using System.Text.Json.Nodes;

namespace SerializationBenchmarks.Serializers.Validation;

public static partial class ModelDiff
{
    private static readonly ConcurrentDictionary<Type, Member[]> _members = new();

    /// <summary>Compares values that have no parts to walk; null if they have.</summary>
    private static bool? LeafEquals(object expected, object actual) => (expected, actual) switch
    {
        (DateTime a, DateTime b) => a.Ticks == b.Ticks && a.Kind == b.Kind,
        (DateTimeOffset a, DateTimeOffset b) => a.EqualsExact(b),
        (JsonElement a, JsonElement b) => JsonElement.DeepEquals(a, b),
        (JsonNode a, JsonNode b) => JsonNode.DeepEquals(a, b),
        _ => IsLeaf(expected.GetType()) ? expected.Equals(actual) : null,
    };

    // A type of the base class library that says when it is equal knows best, except that collections and tuples hold
    // values which may not know.
    private static bool IsLeaf(Type type) =>
        type.IsPrimitive
        || type.IsEnum
        || type == typeof(string)
        || type == typeof(Thrown)
        || ((type.Namespace == "System" || type.Namespace?.StartsWith("System.", StringComparison.Ordinal) == true)
            && type.GetMethod(nameof(Equals), [typeof(object)])!.DeclaringType is { } equals
            && equals != typeof(object)
            && equals != typeof(ValueType)
            && !type.IsAssignableTo(typeof(ITuple))
            && !type.IsAssignableTo(typeof(System.Collections.IEnumerable))
            && !(type.IsGenericType && (type.GetGenericTypeDefinition() == typeof(Memory<>) || type.GetGenericTypeDefinition() == typeof(ReadOnlyMemory<>))));

    /// <summary>A public property or field.</summary>
    private sealed record Member(string Name, Func<object, object?> Get)
    {
        /// <summary>The members of a type in the order in which they are declared.</summary>
        public static Member[] Of(Type type) => _members.GetOrAdd(type, static type =>
        [
            .. type.GetProperties(BindingFlags.Public | BindingFlags.Instance).Where(IsData).Select(property => new Member(property.Name, property.GetValue)),
            .. type.GetFields(BindingFlags.Public | BindingFlags.Instance).Where(field => !IsUnreadable(field.FieldType)).Select(field => new Member(field.Name, field.GetValue)),
        ]);

        /// <summary>Reads the member; an exception that its getter throws is a value like any other.</summary>
        public object? Read(object owner)
        {
            try
            {
                return Get(owner);
            }
            catch (TargetInvocationException exception)
            {
                return new Thrown(exception.InnerException!.GetType());
            }
        }

        private static bool IsData(PropertyInfo property) =>
            property.GetMethod is { IsPublic: true }
            && property.GetIndexParameters().Length == 0
            && !IsUnreadable(property.PropertyType)
            && !LeadsOnForever(property);

        // A computed property of the type that declares it, such as Vector.Negated, can go on without end, and what it is
        // computed from is compared anyway.
        private static bool LeadsOnForever(PropertyInfo property) =>
            property.SetMethod is null
            && property.PropertyType.IsAssignableTo(property.DeclaringType)
            && property.DeclaringType!.GetField($"<{property.Name}>k__BackingField", BindingFlags.NonPublic | BindingFlags.Instance) is null;

        private static bool IsUnreadable(Type type) => type.IsByRef || type.IsByRefLike || type.IsPointer || type.IsFunctionPointer;
    }

    private sealed record Thrown(Type Exception)
    {
        public override string ToString() => $"{Exception.Name} thrown by its getter";
    }
}
