using System.Globalization;
using System.Text;
using SerializationBenchmarks.Info.Upgrades;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Pages.Texts;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Pages.Upgrades;

/// <summary>The page of what upgrades change, on the wire and in time.</summary>
internal static class UpgradePage
{
    /// <summary>The page, relative to the repository's root.</summary>
    public const string Path = "docs/upgrades.md";

    /// <summary>The part of README.md that says what a new .NET changes.</summary>
    public const string FrontPart = "runtime";

    // Runs add NAME@net10.0 for this; older ones did not.
    private const string Unlike = "\nNot all of these times are of programs that were deployed alike: the newer one brought its runtime, the older one ran on the installed one.\n";

    // With the 52 ratios of a run, twice as many as chance makes are met by chance in one of twenty runs.
    private const double MoreThanChance = 2;

    /// <summary>Renders the page: a line for each upgrade, then what it changes.</summary>
    public static string Render(UpgradeFacts facts) => GeneratedPage.Render($"[{UpgradeCommand.Facts.Name}](facts/{UpgradeCommand.Facts.Name})", "Upgrades", Body(facts));

    /// <summary>Renders the page below its title: a line for each upgrade, of .NET and of libraries, then what they change.</summary>
    internal static string Body(UpgradeFacts facts)
    {
        var records = facts.Times.Select(time => time.Record).Concat(facts.Twice.Select(twice => twice.Record)).Distinct().Order(StringComparer.Ordinal).ToArray();
        var text = new StringBuilder("What raising the version of a library, or of .NET, changes: times, bytes on the wire, and values that come back otherwise. [What surprises](upgrade-findings.md) is explained beside it. ");
        text.Append("Times are of one `Complex`, the newer one's relative to the older one's; bold is a difference that the record can tell from none");
        if (records.Length > 0)
            text.Append(CultureInfo.InvariantCulture, $". Both took turns in one record: {string.Join(", ", records.Select(record => $"[{System.IO.Path.GetFileNameWithoutExtension(record)}](../{record})"))}");
        text.Append(". *Allocated* is by both calls. The wire was tried with the models and with every value of [fidelity](fidelity.md). ");
        text.Append("For your own upgrade: `dotnet run -c Release --project src/Benchmarks -- --serializers MessagePack@2.5.307,MessagePack`, and `dotnet run -c Release --project src/Info -- upgrade MessagePack@2.5.307 MessagePack`.\n");
        foreach (var runtimes in facts.Upgrades.Where(IsOfRuntime).GroupBy(upgrade => $"{upgrade.Before.Runtime} → {upgrade.After.Runtime}"))
            text.Append(CultureInfo.InvariantCulture, $"\n## {runtimes.Key}\n\n").Append(Table(runtimes, facts)).Append(About([.. runtimes.SelectMany(upgrade => TimesOf(upgrade, facts))]));
        if (facts.Upgrades.Where(upgrade => !IsOfRuntime(upgrade)).ToArray() is { Length: > 0 } libraries)
            text.Append("\n## Libraries\n\n").Append(Table(libraries, facts));
        if (facts.Twice.Count > 0)
            text.Append("\n## How far apart two builds of one version are\n\n").AppendJoin('\n', facts.Twice.Select(Describe)).Append('\n');
        if (facts.Upgrades.Where(IsNoticed).ToArray() is { Length: > 0 } noticed)
            text.Append("\n## What differs\n").AppendJoin("", noticed.Select(upgrade => "\n" + UpgradeTables.Write(upgrade, headingLevel: 3)));
        return text.ToString();
    }

    /// <summary>Renders the part of README.md: what the newest .NET changes, without figures, because one processor measured it; nothing before it was tried and measured.</summary>
    public static string Front(UpgradeFacts facts)
    {
        var upgrades = facts.Upgrades.Where(IsOfRuntime).GroupBy(upgrade => (Before: upgrade.Before.Runtime, After: upgrade.After.Runtime)).LastOrDefault();
        UpgradeTime[] times = [.. (upgrades?.ToArray() ?? []).SelectMany(upgrade => TimesOf(upgrade, facts))];
        if (times.Length == 0)
            return "";
        string[] changed = [.. upgrades!.Where(upgrade => upgrade.Changed.Count > 0).Select(upgrade => SerializerLabel.WithoutVersion(upgrade.Before.Library)).Distinct()];
        return $"- [{upgrades!.Key.After}]({Path}) changes {(times.Count(time => time.IsClear) > MoreThanChance * ByChance(times) ? "times" : "no times")}, and {(changed.Length == 0 ? "no values" : $"values with {string.Join(" and ", changed)}")}.\n";
    }

    // One in twenty equal things is farther apart than the limit.
    private static double ByChance(UpgradeTime[] times) => times.Length * (1 - Limit.Confidence);

    private static string About(UpgradeTime[] times)
    {
        if (times.Length == 0)
            return "";
        var (clear, count) = (times.Count(time => time.IsClear), NumberText.Count(times.Length, "ratio"));
        var chance = string.Create(CultureInfo.InvariantCulture, $"\nBold: {clear} of {count}; chance alone would make about {ByChance(times):0.#} so.\n");
        return times.All(time => time.IsAlike) ? chance : chance + Unlike;
    }

    private static string Table(IEnumerable<UpgradeFact> upgrades, UpgradeFacts facts)
    {
        var table = new MarkdownTable(
            Column.Text("Serializer"), Column.Text("Library"), Column.Text("Write"), Column.Text("Read"), Column.Text("Allocated"), Column.Text("Bytes"), Column.Text("Newer reads older"), Column.Text("Older reads newer"), Column.Number("Values changed"));
        foreach (var upgrade in upgrades)
        {
            var times = TimesOf(upgrade, facts);
            table.AddRow(
                SerializerLabels.Of(upgrade.Before.Row.Split('@')[0]),
                upgrade.Before.Library == upgrade.After.Library ? upgrade.Before.Library : $"{upgrade.Before.Library} → {upgrade.After.Library.Split(' ')[^1]}",
                Ratio(times.FirstOrDefault(IsWriting)),
                Ratio(times.FirstOrDefault(time => !IsWriting(time))),
                Allocated(times.Sum(time => time.AllocatedBefore), times.Sum(time => time.AllocatedAfter), times.Length > 0),
                upgrade.OtherBytes.Count == 0 ? "the same" : $"{upgrade.OtherBytes.Count} of {upgrade.Values} differ",
                upgrade.AfterReadsBefore.Count == 0 ? "yes" : $"{upgrade.AfterReadsBefore.Count} otherwise",
                upgrade.BeforeReadsAfter.Count == 0 ? "yes" : $"{upgrade.BeforeReadsAfter.Count} otherwise",
                NumberText.Number(upgrade.Changed.Count));
        }

        return table.ToString();
    }

    private static UpgradeTime[] TimesOf(UpgradeFact upgrade, UpgradeFacts facts) => [.. facts.Times.Where(time => (time.Before, time.After) == (upgrade.Before.Row, upgrade.After.Row))];

    private static bool IsOfRuntime(UpgradeFact upgrade) => upgrade.Before.Runtime != upgrade.After.Runtime;

    private static bool IsNoticed(UpgradeFact upgrade) => upgrade.OtherBytes.Count + upgrade.AfterReadsBefore.Count + upgrade.BeforeReadsAfter.Count + upgrade.Changed.Count > 0;

    private static bool IsWriting(UpgradeTime time) => time.Operation.StartsWith("Serialize", StringComparison.Ordinal);

    private static string Describe(UpgradeTwice twice) => string.Create(
        CultureInfo.InvariantCulture,
        $"{string.Join(", ", twice.Rows)}: a second build of the version that the program has anyway differs from the first by {100 * twice.Mean:N1} % in the mean of {NumberText.Count(twice.Cases, "case")}, and by {100 * twice.Percentile95:N1} % at the 95th percentile; two processes of the first build, in the same record, by {100 * twice.TwinMean:N1} % and {100 * twice.TwinPercentile95:N1} %.");

    private static string Ratio(UpgradeTime? time)
    {
        if (time is null)
            return "not measured";
        var text = NumberText.Ratio(time.Ratio);
        return time.IsClear ? $"**{text}**" : text;
    }

    private static string Allocated(long before, long after, bool isMeasured) => !isMeasured ? "not measured" : before == after ? NumberText.Bytes(before) : $"{NumberText.Bytes(before)} → {NumberText.Bytes(after)}";
}
