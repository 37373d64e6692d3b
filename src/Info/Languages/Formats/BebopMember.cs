using System.Collections.Immutable;
using System.Globalization;
using System.Reflection;
using SerializationBenchmarks.Info.Languages.Values;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Info.Languages.Formats;

/// <summary>The message and the struct of schemas/languages.bop, and the conversions that a user of bebop writes.</summary>
/// <remarks>The generated classes are found by their names, for a build without the package has none.</remarks>
internal static class BebopMember
{
    private const string Generated = "SerializationBenchmarks.Info.Languages.Bebop.Generated"; // By the command in schemas/README.md.

    private static readonly Dictionary<string, string> _records = new() { ["Bebop message"] = "HeldMessage", ["Bebop struct"] = "HeldStruct" };

    // What has no line has no type in Bebop that a reader elsewhere would know.
    private static readonly Dictionary<Type, string> _members = new()
    {
        [typeof(long)] = "ofInt64",
        [typeof(ulong)] = "ofUInt64",
        [typeof(uint)] = "ofUInt32",
        [typeof(int?)] = "ofInt32",
        [typeof(double)] = "ofDouble",
        [typeof(float)] = "ofSingle",
        [typeof(decimal)] = "ofString",
        [typeof(string)] = "ofString",
        [typeof(Guid)] = "ofGuid",
        [typeof(byte[])] = "ofBytes",
        [typeof(DateTime)] = "ofDate",
        [typeof(DateTimeOffset)] = "ofDate",
        [typeof(Level)] = "ofLevel",
        [typeof(Dictionary<int, string>)] = "ofDictionaryByInt32",
        [typeof(Dictionary<long, string>)] = "ofDictionaryByInt64",
        [typeof(HashSet<int>)] = "ofSet",
    };

    /// <summary>Whether a format is one of the two.</summary>
    public static bool Has(string format) => _records.ContainsKey(format);

    /// <summary>Finds out how a value is written and read.</summary>
    /// <returns>Null if there is no way.</returns>
    public static DotNetSide? Of(SerializerInfo serializer, SharedValue shared)
    {
        if (!_members.TryGetValue(shared.Type, out var member))
            return null;
        var name = _records[serializer.Format];
        var record = typeof(BebopMember).Assembly.GetType($"{Generated}.{name}")!;
        var property = record.GetProperty($"{char.ToUpperInvariant(member[0])}{member[1..]}")!;
        if (shared.Value is null && property.PropertyType == typeof(int)) // A struct's number is always there.
            return null;
        var codec = DotNetSide.CodecOf(serializer, record, () => Activator.CreateInstance(record)!);
        return new DotNetSide(() => codec.Serialize(Create(record, property, ToMember(shared.Value, property.PropertyType))), payload => FromMember(property.GetValue(codec.Deserialize(payload)), shared.Type), $"{name}.{member}");
    }

    // A struct has all members, and none of them may be null.
    private static object Create(Type record, PropertyInfo property, object? value)
    {
        var created = Activator.CreateInstance(record)!;
        foreach (var other in record.Name == _records["Bebop struct"] ? record.GetProperties(BindingFlags.Public | BindingFlags.Instance | BindingFlags.DeclaredOnly) : [])
        {
            if (other.CanWrite)
                other.SetValue(created, EmptyOf(other.PropertyType));
        }

        property.SetValue(created, value);
        return created;
    }

    private static object EmptyOf(Type type) =>
        type == typeof(string) ? ""
        : type == typeof(ImmutableArray<byte>) ? ImmutableArray<byte>.Empty
        : type.IsArray ? Array.CreateInstance(type.GetElementType()!, 0)
        : Activator.CreateInstance(type)!;

    private static object? ToMember(object? value, Type type) => value switch
    {
        decimal number => number.ToString(CultureInfo.InvariantCulture),
        DateTimeOffset date => date.UtcDateTime,
        Level level => Enum.ToObject(Nullable.GetUnderlyingType(type) ?? type, (int)level),
        byte[] bytes => ImmutableArray.Create(bytes),
        HashSet<int> elements => elements.ToArray(),
        _ => value,
    };

    private static object? FromMember(object? value, Type type) => value switch
    {
        string text when type == typeof(decimal) => decimal.Parse(text, CultureInfo.InvariantCulture),
        DateTime date when type == typeof(DateTimeOffset) => new DateTimeOffset(date),
        Enum level => (Level)Convert.ToInt32(level, CultureInfo.InvariantCulture),
        ImmutableArray<byte> bytes => bytes.ToArray(),
        int[] elements => elements.ToHashSet(),
        _ => value,
    };
}
