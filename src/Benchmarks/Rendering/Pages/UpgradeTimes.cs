using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Rendering.Tables;
using SerializationBenchmarks.Benchmarks.Statistics;
using SerializationBenchmarks.Programs.Versions;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Benchmarks.Rendering.Pages;

/// <summary>What a record says of upgrades, in the facts of their page.</summary>
internal static class UpgradeTimes
{
    /// <summary>The facts, relative to the repository's root.</summary>
    public const string Facts = $"{FactsJson.Folder}/{UpgradeFacts.File}";

    /// <summary>The page, relative to the repository's root.</summary>
    public const string Page = $"docs/{UpgradePage.File}";

    /// <summary>Whether a record has serializers with other versions.</summary>
    /// <param name="record">The record.</param>
    public static bool AreIn(RunRecord record) => record.Serializers.Any(serializer => serializer.Version is not null);

    /// <summary>Puts the times of a record in the place of those that are known.</summary>
    /// <param name="record">The record.</param>
    /// <param name="name">Its file, relative to the repository's root.</param>
    public static UpgradeFacts Over(RunRecord record, string name)
    {
        var known = FactsJson.Read<UpgradeFacts>(RepositoryRoot.Find(), UpgradeFacts.File) ?? new UpgradeFacts([], []);
        UpgradeTime[] found = [.. Of(record, name)];
        var upgrades = found.Select(time => (time.Before, time.After)).ToHashSet();
        return known with { Times = [.. known.Times.Where(time => !upgrades.Contains((time.Before, time.After))).Concat(found).OrderBy(time => time.Before, StringComparer.Ordinal).ThenBy(time => time.After, StringComparer.Ordinal)] };
    }

    /// <summary>The times of each pair's shown operations on the last model, the newer one's relative to the older one's.</summary>
    /// <param name="record">The record.</param>
    /// <param name="name">Its file, relative to the repository's root.</param>
    internal static IEnumerable<UpgradeTime> Of(RunRecord record, string name)
    {
        var figures = record.Cases.ToDictionary(@case => @case.Key, CaseFigures.Of);
        foreach (var pair in SerializerPair.OfVersions(record))
        {
            var (before, after) = InOrder(record, pair);
            var shown = record.Cases.Where(@case => @case.Key.Serializer == before && figures.ContainsKey(@case.Key with { Serializer = after })).GroupBy(@case => @case.Key.Model).Last();
            foreach (var key in shown.Select(@case => @case.Key))
            {
                var (older, newer) = (figures[key], figures[key with { Serializer = after }]);
                var ratio = RatioEstimate.Paired(newer, older);
                yield return new UpgradeTime(before, after, name, key.Operation, key.Model, ratio.Value, NumberOrNull(ratio.Low), NumberOrNull(ratio.High), older.Allocated, newer.Allocated);
            }
        }
    }

    // The one that is older by its runtime, or else by its library; this program's, where both are equal.
    private static (string Before, string After) InOrder(RunRecord record, SerializerPair pair)
    {
        SerializerRecord Find(string name) => record.Serializers.First(serializer => serializer.Name == name);
        var (first, second) = (Find(pair.First), Find(pair.Second));
        string RuntimeOf(SerializerRecord row) => (row.Version?.Runtime ?? record.Environment.Runtime).Split(' ')[^1];
        var order = PackageVersions.Order.Compare(RuntimeOf(first), RuntimeOf(second)) is var runtime and not 0 ? runtime : PackageVersions.Order.Compare(first.Library.Split(' ')[^1], second.Library.Split(' ')[^1]);
        return order <= 0 ? (pair.First, pair.Second) : (pair.Second, pair.First);
    }

    private static double? NumberOrNull(double number) => double.IsFinite(number) ? number : null;
}
