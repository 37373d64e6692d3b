using SerializationBenchmarks.Info.Upgrades;
using SerializationBenchmarks.Operations;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Programs.Versions;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;

namespace SerializationBenchmarks.Pages.Upgrades;

/// <summary>What a record says of upgrades, in the facts of their page.</summary>
internal static class UpgradeTimes
{
    /// <summary>Whether a record has serializers with other versions.</summary>
    public static bool AreIn(RunRecord record) => record.Serializers.Any(serializer => serializer.Version is not null);

    /// <summary>Puts the times of a record in the place of those that are known.</summary>
    /// <param name="facts">What is known; null for nothing.</param>
    /// <param name="name">Its file, relative to the repository's root.</param>
    public static UpgradeFacts Over(UpgradeFacts? facts, RunRecord record, string name)
    {
        var known = facts ?? new UpgradeFacts([], [], []);
        UpgradeTime[] found = [.. Of(record, name)];
        var upgrades = found.Select(time => (time.Before, time.After)).ToHashSet();
        return known with
        {
            Times = [.. known.Times.Where(time => !upgrades.Contains((time.Before, time.After))).Concat(found).OrderBy(time => time.Before, StringComparer.Ordinal).ThenBy(time => time.After, StringComparer.Ordinal)],
            Twice = TwiceOf(record, name) is { } twice ? [.. known.Twice.Where(other => !other.Rows.Intersect(twice.Rows).Any()), twice] : known.Twice,
        };
    }

    /// <summary>The times of each pair's calls on the last model, the newer one's relative to the older one's.</summary>
    /// <param name="name">Its file, relative to the repository's root.</param>
    internal static IEnumerable<UpgradeTime> Of(RunRecord record, string name)
    {
        var limit = Limit.Of(record);
        var last = record.Models[^1]; // The one that the page says its times are of.
        string[] shown = [nameof(SerializeOnce<>), nameof(DeserializeOnce<>)];
        var pairs = SerializerPair.OfVersions(record).ToLookup(pair => Order(record, pair) == 0);
        var plain = pairs[true].ToDictionary(pair => pair.Second, pair => pair.First); // By the name that the serializer has on the wire, however its program is deployed.
        foreach (var (before, after) in pairs[false].Select(pair => InOrder(record, pair)))
        {
            var isAlike = DeploymentOf(record, before) is { } deployment && deployment == DeploymentOf(record, after);
            foreach (var (key, older, newer) in Cases(record, before, after).Where(@case => shown.Contains(@case.Key.Operation) && @case.Key.Model == last))
            {
                yield return new UpgradeTime(plain.GetValueOrDefault(before, before), plain.GetValueOrDefault(after, after), name, key.Operation, key.Model, newer.RatioTo(older), limit.Judge(newer, older) is RelativeSpeed.Faster or RelativeSpeed.Slower, older.Allocated, newer.Allocated, isAlike);
            }
        }
    }

    /// <summary>How far apart the program and its second builds with the same versions are on all models.</summary>
    /// <param name="name">Its file, relative to the repository's root.</param>
    /// <returns>That; null if the record has none.</returns>
    internal static UpgradeTwice? TwiceOf(RunRecord record, string name)
    {
        SerializerPair[] pairs = [.. SerializerPair.OfVersions(record).Where(pair => Order(record, pair) == 0)];
        double[] apart = [.. pairs.SelectMany(pair => Cases(record, pair.First, pair.Second)).Select(@case => Apart(@case.After.RatioTo(@case.Before))).Order()];
        double[] twins = [.. EqualPair.Of(record).Select(pair => Apart(pair.Ratio)).Order()];
        return apart.Length == 0 || twins.Length == 0 ? null
            : new UpgradeTwice(name, [.. pairs.Select(pair => pair.Second)], apart.Length, apart.Average(), Quantile.Of(apart, 0.95), twins.Average(), Quantile.Of(twins, 0.95));
    }

    private static IEnumerable<(CaseKey Key, CaseFigures Before, CaseFigures After)> Cases(RunRecord record, string before, string after)
    {
        var figures = record.Cases.ToDictionary(@case => @case.Key, CaseFigures.Of);
        return from @case in record.Cases
               where @case.Key.Serializer == before && figures.ContainsKey(@case.Key with { Serializer = after })
               select (@case.Key, figures[@case.Key], figures[@case.Key with { Serializer = after }]);
    }

    private static (string Before, string After) InOrder(RunRecord record, SerializerPair pair) => Order(record, pair) < 0 ? (pair.First, pair.Second) : (pair.Second, pair.First);

    // The one is older whose runtime is, or else whose library is.
    private static int Order(RunRecord record, SerializerPair pair)
    {
        var (first, second) = (Find(record, pair.First), Find(record, pair.Second));
        string RuntimeOf(SerializerRecord row) => SerializerPair.RuntimeOf(record, row).Split(' ')[^1];
        return PackageVersions.Order.Compare(RuntimeOf(first), RuntimeOf(second)) is var runtime and not 0 ? runtime : PackageVersions.Order.Compare(first.Library.Split(' ')[^1], second.Library.Split(' ')[^1]);
    }

    private static double Apart(double ratio) => Math.Max(ratio, 1 / ratio) - 1;

    // Whether its program brings the runtime; null where that is not known.
    private static bool? DeploymentOf(RunRecord record, string name) => Find(record, name).Version is { } version ? version.SelfContained : false;

    private static SerializerRecord Find(RunRecord record, string name) => record.Serializers.First(serializer => serializer.Name == name);
}
