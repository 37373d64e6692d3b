using System.Globalization;
using System.Reflection;
using SerializationBenchmarks.CustomModels.Emission;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;
using SerializationBenchmarks.Serializers.Validation;

namespace SerializationBenchmarks.Info.Fidelity.Changes;

/// <summary>A change of a class.</summary>
/// <param name="Name">What was done.</param>
/// <param name="Version">The name of the class that has it.</param>
/// <param name="Member">The member that it is about.</param>
/// <param name="Was">The member's name in <see cref="Old"/>, where that is another.</param>
internal sealed record MemberChange(string Name, string Version, string Member, string? Was = null);

/// <summary>Programs of different ages, of which the newer one changed a class other than at its end.</summary>
internal static class MemberChanges
{
    /// <summary>The group's name.</summary>
    public const string Group = "Changed members";

    /// <summary>What the names of values end with that an older program wrote.</summary>
    public const string OldToNew = ", old→new";

    /// <summary>What the names of values end with that a newer program wrote.</summary>
    public const string NewToOld = ", new→old";

    /// <summary>The changes, in the order of columns.</summary>
    public static IReadOnlyList<MemberChange> All { get; } =
    [
        new("Added in the middle", nameof(Added), nameof(Added.Depth)),
        new("Reordered", nameof(Reordered), nameof(Old.Height)),
        new("Renamed", nameof(Renamed), nameof(Renamed.Tallness), nameof(Old.Height)),
        new("`int` to `long`", nameof(Retyped), nameof(Old.Width)),
        new("New enum value", nameof(Extended), nameof(Old.Colour)),
    ];

    // The values by the members' names. All that follows a changed member is a number too, so that nothing but the library itself finds one in another's place.
    private static readonly Dictionary<string, object> _sample = new()
    {
        [nameof(Old.Colour)] = (int)Colour.Green,
        [nameof(Old.Name)] = "Ada",
        [nameof(Old.Width)] = 11,
        [nameof(Added.Depth)] = 33,
        [nameof(Old.Height)] = 70_000,
        [nameof(Renamed.Tallness)] = 70_000,
    };

    /// <summary>Sends each version through a serializer's serialize, and through its deserialize as the other version.</summary>
    public static FidelityGroup Measure(IReadOnlyList<SerializerInfo> serializers) => new(
        Group,
        [
            .. from change in All
               from isOlder in (bool[])[true, false]
               let name = change.Name + (isOlder ? OldToNew : NewToOld)
               let versions = isOlder ? $"`{nameof(Old)}`, read as `{change.Version}`" : $"`{change.Version}`, read as `{nameof(Old)}`"
               select new FidelityClass(name, versions, [.. serializers.Select(serializer => Measure(serializer, change, isOlder))]),
        ]);

    private static FidelityCell Measure(SerializerInfo serializer, MemberChange change, bool isOlder)
    {
        var (old, changed) = (TypeOf(serializer, nameof(Old)), TypeOf(serializer, change.Version));
        var (source, to) = isOlder ? (old, changed) : (changed, old);
        var (writer, reader) = (Bind(serializer, source), Bind(serializer, to));
        var value = new ValueClass(change.Name, "", Create(source, change), to, back => ChangeOf(change, source, to, back));
        var cell = FidelityCell.Measure(writer, reader, value) with { Serializer = serializer.Name };
        return cell.Outcome == FidelityOutcome.NotSupported ? cell with { Detail = Bind(serializer, old).UnsupportedBecause?.Text ?? cell.Detail }
            : serializer.ReaderGivenWriter is not { } given ? cell
            : cell with { Given = FidelityCell.Measure(serializer.Name, value, writer.Codec!, payload => given(to, source)(payload)) };
    }

    // Serializers of generated classes, and one whose attribute says another format, have classes of the same names of their own.
    private static Type TypeOf(SerializerInfo serializer, string version) =>
        OwnTypeOf(serializer, version) ?? typeof(Old).Assembly.GetType($"{typeof(Old).Namespace}.{version}", throwOnError: true)!;

    private static Type? OwnTypeOf(SerializerInfo serializer, string version) => typeof(Old).Assembly.GetType($"{typeof(Old).Namespace}.{serializer.Name}.{version}");

    // Where the attribute alone says another format, it is the main serializer that writes it.
    private static Binding Bind(SerializerInfo serializer, Type type)
    {
        var name = OwnTypeOf(serializer, nameof(Old)) is null ? serializer.Name : serializer.WayOf ?? serializer.Name;
        return Catalog.BindersOf(EmittedModels.Define(type, [() => Create(type, null)])).Single(binder => binder.Serializer.Name == name).Bind();
    }

    private static object Create(Type type, MemberChange? change)
    {
        var instance = Activator.CreateInstance(type)!;
        foreach (var member in MembersOf(type))
        {
            if (_sample.TryGetValue(member.Name, out var value))
                member.SetValue(instance, Fit(Written(type, change, member, value), member.PropertyType));
        }

        return instance;
    }

    private static Change? ChangeOf(MemberChange change, Type source, Type to, object back)
    {
        var wrong = (from member in MembersOf(to)
                     let origin = change.Was is null ? member.Name : member.Name == change.Member ? change.Was : member.Name == change.Was ? change.Member : member.Name
                     let was = MembersOf(source).FirstOrDefault(other => other.Name == origin)
                     let none = member.GetValue(Activator.CreateInstance(to))
                     let expected = was is not null && _sample.TryGetValue(origin, out var value) ? Fit(Written(source, change, was, value), member.PropertyType) : none
                     let actual = member.GetValue(back)
                     where !Equals(expected, actual)
                     select (member.Name, Expected: expected, Actual: actual, IsNone: Equals(actual, none))).ToArray();
        if (wrong.Length == 0)
            return null;
        var isLost = wrong.All(member => member.IsNone && (member.Name == change.Member || member.Name == change.Was));
        return new Change(isLost ? Likeness.Lost : Likeness.Changed, string.Join(", ", wrong.Select(member => $"{member.Name}: expected {ExactTextOf(member.Expected)}, got {ExactTextOf(member.Actual)}")));
    }

    private static object Written(Type source, MemberChange? change, PropertyInfo member, object value) =>
        change?.Version == nameof(Extended) && source.Name == nameof(Extended) && member.Name == change.Member ? (int)MoreColour.Blue : value;

    private static object Fit(object value, Type type) => type.IsEnum ? Enum.ToObject(type, value) : Convert.ChangeType(value, type, CultureInfo.InvariantCulture);

    private static string ExactTextOf(object? value) => value is Enum number ? ((IConvertible)number).ToInt64(null).ToString(CultureInfo.InvariantCulture) : ExactText.Of(value);

    private static IEnumerable<PropertyInfo> MembersOf(Type type) => type.GetProperties(BindingFlags.Public | BindingFlags.Instance).Where(member => member.CanWrite);
}
