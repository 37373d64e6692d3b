using System.Collections;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Security;
using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.RegularExpressions;
using System.Xml;
using System.Xml.Linq;
using Newtonsoft.Json.Linq;

namespace SerializationBenchmarks.Serializers.Comparison;

/// <summary>Compares values that have no parts to walk.</summary>
internal static class Leaf
{
    private static readonly Type[] _memories = [typeof(Memory<>), typeof(ReadOnlyMemory<>)];

    // What holds something that none of its properties shows.
    private static readonly Type[] _opaque = [typeof(Stream), typeof(TextReader), typeof(TextWriter), typeof(Task), typeof(Random), typeof(Delegate), typeof(WaitHandle), typeof(SecureString)];

    /// <summary>Compares two values of one type; null if their parts say whether they are alike.</summary>
    public static Likeness? Compare(object expected, object actual)
    {
        try
        {
            return CompareValues(expected, actual);
        }
        catch (ObjectDisposedException)
        {
            return Likeness.Lost; // A JsonDocument that a library made without any JSON.
        }
    }

    /// <summary>Whether a value is JSON or XML that a library keeps as it is, and no collection although it can be enumerated.</summary>
    public static bool IsDocument(object value) => value is JToken or JsonNode or XmlNode or XNode;

    /// <summary>A number that is the same of values which are at least equal.</summary>
    public static int HashOf(object value) => value is string || KnowsItself(value.GetType()) ? value.GetHashCode() : 0;

    /// <summary>Whether a value shows nothing of what it holds, so that nobody can say whether two are alike.</summary>
    public static bool IsOpaque(object value) => Array.Exists(_opaque, opaque => opaque.IsInstanceOfType(value));

    private static Likeness? CompareValues(object expected, object actual) => (expected, actual) switch
    {
        (string a, string b) => a == b ? Likeness.SameBits : b.Length == 0 ? Likeness.Lost : Likeness.Changed,
        (decimal a, decimal b) => Of(decimal.GetBits(a).AsSpan().SequenceEqual(decimal.GetBits(b)), a == b, b == 0),
        (double a, double b) => Of(BitConverter.DoubleToInt64Bits(a) == BitConverter.DoubleToInt64Bits(b), a.Equals(b), b == 0),
        (float a, float b) => Of(BitConverter.SingleToInt32Bits(a) == BitConverter.SingleToInt32Bits(b), a.Equals(b), b == 0),
        (Half a, Half b) => Of(BitConverter.HalfToInt16Bits(a) == BitConverter.HalfToInt16Bits(b), a.Equals(b), b == Half.Zero),
        (DateTime a, DateTime b) => Of(a.Ticks == b.Ticks && a.Kind == b.Kind, false, b.Ticks == 0 && a.Ticks != 0),
        (DateTimeOffset a, DateTimeOffset b) => Of(a.EqualsExact(b), false, b.Ticks == 0 && a.Ticks != 0),
        (Uri a, Uri b) => Of(a.OriginalString == b.OriginalString, a.Equals(b), false),
        (JsonElement a, JsonElement b) => Compare(a, b),
        (JsonDocument a, JsonDocument b) => Compare(a.RootElement, b.RootElement),
        (JsonNode a, JsonNode b) => Of(a.ToJsonString() == b.ToJsonString(), JsonNode.DeepEquals(a, b), false),
        (JToken a, JToken b) => Of(JToken.DeepEquals(a, b) && a.ToString() == b.ToString(), JToken.DeepEquals(a, b), b.Type is JTokenType.Null or JTokenType.Undefined),
        (XmlNode a, XmlNode b) => Of(a.OuterXml == b.OuterXml, false, false),
        _ when KnowsItself(expected.GetType()) => Of(expected.Equals(actual), false, IsDefault(actual)),
        (StringBuilder a, StringBuilder b) => Of(a.Equals(b.ToString()), false, b.Length == 0), // Its Equals asks for the capacity too.
        (Regex a, Regex b) => Of((a.ToString(), a.Options, a.MatchTimeout) == (b.ToString(), b.Options, b.MatchTimeout), false, false),
        (MemoryStream a, MemoryStream b) => Of(a.ToArray().AsSpan().SequenceEqual(b.ToArray()), false, b.Length == 0),
        (XNode a, XNode b) => Of(XNode.DeepEquals(a, b), false, false),
        _ => null,
    };

    /// <summary>Whether a type is of the base class library, as an array of any type is, or the list that the compiler makes of a collection expression.</summary>
    public static bool IsFramework(Type type) => type.IsArray || FrameworkType.Is(type) || type.Name.StartsWith("<>z__", StringComparison.Ordinal);

    private static Likeness Compare(JsonElement expected, JsonElement actual) => (expected.ValueKind, actual.ValueKind) switch
    {
        (JsonValueKind.Undefined, JsonValueKind.Undefined) => Likeness.SameBits,
        (JsonValueKind.Undefined, _) => Likeness.Changed,
        (_, JsonValueKind.Undefined) => Likeness.Lost,
        _ => Of(expected.GetRawText() == actual.GetRawText(), JsonElement.DeepEquals(expected, actual), false),
    };

    private static Likeness Of(bool sameBits, bool equal, bool isNothing) =>
        sameBits ? Likeness.SameBits : equal ? Likeness.Equal : isNothing ? Likeness.Lost : Likeness.Changed;

    // A type of the base class library that says when it is equal knows best, except that collections and tuples hold
    // values which may not know.
    private static bool KnowsItself(Type type) =>
        type.IsPrimitive
        || type.IsEnum
        || (IsFramework(type)
            && type.GetMethod(nameof(Equals), [typeof(object)])!.DeclaringType is { } equals
            && equals != typeof(object)
            && equals != typeof(ValueType)
            && !type.IsAssignableTo(typeof(ITuple))
            && !type.IsAssignableTo(typeof(IEnumerable))
            && !(type.IsGenericType && _memories.Contains(type.GetGenericTypeDefinition())));

    private static bool IsDefault(object value) => value.GetType().IsValueType && value.Equals(RuntimeHelpers.GetUninitializedObject(value.GetType()));
}

/// <summary>What a value consists of: elements, entries' values and members.</summary>
internal static class Parts
{
    /// <summary>The parts of a value that is no leaf.</summary>
    public static IEnumerable<object?> Of(object value)
    {
        var elements = Elements.TryRead(value);
        var parts = elements?.Entries is { } entries ? entries.Select(entry => entry.Value) : elements?.Items ?? [];
        return elements is not null && Leaf.IsFramework(value.GetType()) ? parts : parts.Concat(StateMember.Of(value.GetType()).Select(member => member.Read(value)));
    }

    /// <summary>A value, its parts and theirs, each object once.</summary>
    /// <param name="root">The value.</param>
    /// <param name="withHidden">Whether what a class keeps for itself is one of its parts.</param>
    public static IEnumerable<object> AllOf(object root, bool withHidden = false)
    {
        var known = new HashSet<object>(ReferenceEqualityComparer.Instance) { root };
        var pending = new Stack<object>([root]);
        while (pending.TryPop(out var value))
        {
            yield return value;
            if (Leaf.Compare(value, value) is not null || Leaf.IsOpaque(value))
                continue;
            foreach (var part in Of(value).Concat(withHidden ? HiddenIn(value) : []).OfType<object>().Where(part => part.GetType().IsValueType || known.Add(part)))
                pending.Push(part);
        }
    }

    private static IEnumerable<object?> HiddenIn(object value)
    {
        for (var level = value.GetType(); level is not null && !Leaf.IsFramework(level); level = level.BaseType)
        {
            foreach (var field in level.GetFields(BindingFlags.Instance | BindingFlags.NonPublic | BindingFlags.DeclaredOnly).Where(StateMember.IsReadable))
                yield return field.GetValue(value);
        }
    }
}
