using SerializationBenchmarks.OwnTypes;
using SerializationBenchmarks.Programs.Versions;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Serializers;

namespace SerializationBenchmarks.Info.Upgrades;

/// <summary>Finds out what an upgrade changes on the wire.</summary>
internal static class UpgradeReport
{
    /// <summary>Has both versions write all values, each read what the other wrote, and compares.</summary>
    /// <param name="ownType">The user's type; null for the models.</param>
    /// <exception cref="UserErrorException">There is no such version, or its program ends.</exception>
    public static UpgradeFact Measure(VersionedName before, VersionedName after, SerializerInfo serializer, OtherBuilds builds, OwnTypeRequest? ownType)
    {
        var (older, newer) = (builds.WordsOf(before, serializer, ownType?.Assembly).Words, builds.WordsOf(after, serializer, ownType?.Assembly).Words);
        UpgradeAnswer Ask(IReadOnlyList<string> program, VersionedName name, UpgradeAnswer? other) =>
            UpgradeRole.Ask(program, name.ToString(), new UpgradeRequest(serializer.Name, ownType, other is null ? null : [.. other.Values.Select(value => value.Payload)]));
        var written = Ask(older, before, null);
        var now = Ask(newer, after, written);
        var then = Ask(older, before, now);
        return Compare(before.ToString(), then, after.ToString(), now);
    }

    /// <summary>Compares what two versions made of the same values.</summary>
    internal static UpgradeFact Compare(string beforeRow, UpgradeAnswer before, string afterRow, UpgradeAnswer after)
    {
        (TriedValue Before, TriedValue After)[] pairs = [.. before.Values.Zip(after.Values)];
        return new UpgradeFact(
            new UpgradeSide(beforeRow, before.Library, before.Runtime),
            new UpgradeSide(afterRow, after.Library, after.Runtime),
            pairs.Count(pair => pair is ({ Payload: not null }, { Payload: not null })),
            [.. from pair in pairs where pair is ({ Payload: not null }, { Payload: not null }) && !pair.Before.Payload!.SequenceEqual(pair.After.Payload!) select pair.Before.Name],
            [.. from pair in pairs where pair.After.Other is { } read && read != pair.Before.Outcome select new UpgradeDifference(pair.Before.Name, pair.After.Other!)],
            [.. from pair in pairs where pair.Before.Other is { } read && read != pair.After.Outcome select new UpgradeDifference(pair.Before.Name, pair.Before.Other!)],
            [.. from pair in pairs where pair.Before.Outcome != pair.After.Outcome select new UpgradeChange(pair.Before.Name, pair.Before.Outcome, pair.After.Outcome)]);
    }

    /// <summary>Puts what was found in the place of what was known.</summary>
    /// <param name="known">What was known; null for nothing.</param>
    public static UpgradeFacts Over(UpgradeFacts? known, UpgradeFacts found) => new(
        [.. (known?.Upgrades ?? []).Concat(found.Upgrades).GroupBy(upgrade => (upgrade.Before.Row, upgrade.After.Row), (_, same) => same.Last()).OrderBy(upgrade => upgrade.Before.Row, StringComparer.Ordinal).ThenBy(upgrade => upgrade.After.Row, StringComparer.Ordinal)],
        known?.Times ?? [],
        known?.Twice ?? []);
}
