using System.Globalization;
using System.Reflection;

namespace SerializationBenchmarks.Info.Fidelity.Changes;

/// <summary>The value of each version, and how another version's program should see it.</summary>
internal static class VersionValues
{
    // By the members' names. All that follows a changed member is a number too, so that nothing but the library itself finds one in another's place.
    private static readonly Dictionary<string, object> _values = new()
    {
        [nameof(Old.Colour)] = (int)Colour.Green,
        [nameof(Old.Name)] = "Ada",
        [nameof(Old.Width)] = 11,
        [nameof(Added.Depth)] = 33,
        [nameof(Old.Height)] = 70_000,
        [nameof(Renamed.Tallness)] = 70_000,
        [nameof(Dated.Day)] = new DateTime(2021, 8, 26, 12, 34, 56, DateTimeKind.Utc),
    };

    /// <summary>Creates a version's value, in which an enumeration that has a new value has that, and a number that may be missing is.</summary>
    public static object Create(Type type)
    {
        var instance = Activator.CreateInstance(type)!;
        foreach (var member in MembersOf(type))
        {
            if (type.Name == nameof(Extended) && member.Name == nameof(Extended.Colour))
                member.SetValue(instance, Fit((int)MoreColour.Blue, member.PropertyType));
            else if ((type.Name, member.Name) != (nameof(AsNullable), nameof(AsNullable.Width)) && _values.TryGetValue(member.Name, out var value))
                member.SetValue(instance, Fit(value, member.PropertyType));
        }

        return instance;
    }

    /// <summary>A value as a member of another version has it: the same number, whatever its type, and null even where it has no room for that.</summary>
    public static object? Fit(object? value, Type type)
    {
        if (value is null)
            return null;
        var plain = Nullable.GetUnderlyingType(type) ?? type;
        return plain.IsEnum ? Enum.ToObject(plain, value) : Convert.ChangeType(value, plain, CultureInfo.InvariantCulture);
    }

    /// <summary>The members of a version's class.</summary>
    public static IEnumerable<PropertyInfo> MembersOf(Type type) => type.GetProperties(BindingFlags.Public | BindingFlags.Instance).Where(member => member.CanWrite);
}
