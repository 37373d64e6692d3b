using System.Globalization;
using SerializationBenchmarks.Info.Values;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Comparison;

namespace SerializationBenchmarks.Info.Fidelity.Changes;

/// <summary>A change of a class.</summary>
internal sealed record MemberChange(string Name, string Version, string Member, string? Was = null, string Older = nameof(Old));

/// <summary>Programs of different ages, of which the newer one changed a class other than at its end.</summary>
internal static class MemberChanges
{
    /// <summary>The group's name.</summary>
    public const string Group = "Changed members";

    /// <summary>The change that tells members found by their place from others.</summary>
    public const string InTheMiddle = "Added in the middle";

    /// <summary>What the names of values end with that an older program wrote.</summary>
    public const string OldToNew = ", old→new";

    /// <summary>What the names of values end with that a newer program wrote.</summary>
    public const string NewToOld = ", new→old";

    /// <summary>The changes, in the order of columns.</summary>
    public static IReadOnlyList<MemberChange> All { get; } =
    [
        new(InTheMiddle, nameof(Added), nameof(Added.Depth)),
        new("Reordered", nameof(Reordered), nameof(Old.Height)),
        new("Renamed", nameof(Renamed), nameof(Renamed.Tallness), nameof(Old.Height)),
        new("`int` to `long`", nameof(Retyped), nameof(Old.Width)),
        new("New enum value", nameof(Extended), nameof(Old.Colour)),
        new("`int` to `double`", nameof(AsDouble), nameof(Old.Width)),
        new("`int` to `decimal`", nameof(AsDecimal), nameof(Old.Width)),
        new("`int` to `int?`, null", nameof(AsNullable), nameof(Old.Width)),
        new("Enum to `: byte`", nameof(OfBytes), nameof(Old.Colour)),
        new("A free number used", nameof(GapFilled), nameof(GapFilled.Depth), Older: nameof(Gap)),
        new("Version-tolerant in MemoryPack", nameof(Tolerant), ""),
        new("Level 300 in protobuf-net", nameof(DatedAtLevel300), nameof(Dated.Day), Older: nameof(Dated)),
    ];

    /// <summary>Sends each version through a serializer's serialize, and through its deserialize as the other version.</summary>
    public static FidelityGroup Measure(IReadOnlyList<SerializerInfo> serializers)
    {
        var bindings = new VersionBindings();
        return new(
            Group,
            [
                .. from change in All
                   from isOlder in (bool[])[true, false]
                   let name = change.Name + (isOlder ? OldToNew : NewToOld)
                   let versions = isOlder ? $"`{change.Older}`, read as `{change.Version}`" : $"`{change.Version}`, read as `{change.Older}`"
                   select new FidelityClass(name, versions, [.. serializers.Select(serializer => Measure(bindings, serializer, change, isOlder))]),
            ]);
    }

    private static FidelityCell Measure(VersionBindings bindings, SerializerInfo serializer, MemberChange change, bool isOlder)
    {
        var (old, changed) = (bindings.Of(serializer, change.Older), bindings.Of(serializer, change.Version));
        var (writer, reader) = isOlder ? (old, changed) : (changed, old);
        var written = VersionValues.Create(writer.Model.Type);
        var value = new ValueClass(change.Name, "", written, reader.Model.Type, back => ChangeOf(change, written, back));
        var cell = FidelityCell.Measure(writer, reader, value) with { Serializer = serializer.Name };
        return cell.Outcome == FidelityOutcome.NotSupported ? cell with { Detail = old.UnsupportedBecause?.Text ?? cell.Detail }
            : serializer.ReaderGivenWriter is not { } given ? cell
            : cell with { Given = FidelityCell.Measure(serializer.Name, value, writer.Codec!, payload => given(reader.Model.Type, writer.Model.Type)(payload)) };
    }

    private static Change? ChangeOf(MemberChange change, object written, object back)
    {
        var (members, none) = (VersionValues.MembersOf(written.GetType()).ToDictionary(member => member.Name), Activator.CreateInstance(back.GetType()));
        var wrong = (from member in VersionValues.MembersOf(back.GetType())
                     let unset = member.GetValue(none)
                     let expected = members.TryGetValue(OtherName(change, member.Name), out var was) ? VersionValues.Fit(was.GetValue(written), member.PropertyType) : unset
                     let actual = member.GetValue(back)
                     where !Equals(expected, actual)
                     select (member.Name, Expected: expected, Actual: actual, IsUnset: Equals(actual, unset))).ToArray();
        if (wrong.Length == 0)
            return null;
        var isLost = wrong.All(member => member.IsUnset && (member.Name == change.Member || member.Name == change.Was));
        return new Change(isLost ? Likeness.Lost : Likeness.Changed, string.Join(", ", wrong.Select(member => $"{member.Name}: expected {ExactTextOf(member.Expected)}, got {ExactTextOf(member.Actual)}")));
    }

    // What the other version calls a member.
    private static string OtherName(MemberChange change, string name) =>
        change.Was is not { } was ? name
        : name == change.Member ? was
        : name == was ? change.Member
        : name;

    private static string ExactTextOf(object? value) => value is Enum number ? ((IConvertible)number).ToInt64(null).ToString(CultureInfo.InvariantCulture) : ExactText.Of(value);
}
