using System.Globalization;
using System.Text;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Reports.Facts;

/// <summary>Renders what upgrades change as Markdown.</summary>
public static class UpgradePage
{
    /// <summary>The page's file, relative to docs.</summary>
    public const string File = "upgrades.md";

    /// <summary>The page's title.</summary>
    public const string Title = "Upgrades";

    /// <summary>The name of the command that finds out what upgrades change, and of the facts.</summary>
    public const string Command = "upgrade";

    /// <summary>Renders the whole page.</summary>
    /// <param name="facts">The facts.</param>
    public static string Render(UpgradeFacts facts) => GeneratedFiles.Render($"src/Info -- {Command} {GeneratedFiles.OptionName}", null, Title, Body(facts));

    /// <summary>Renders an upgrade.</summary>
    /// <param name="upgrade">What it changes.</param>
    /// <param name="headingLevel">The level of its heading.</param>
    public static string Write(UpgradeFact upgrade, int headingLevel)
    {
        var text = new StringBuilder();
        text.Append('#', headingLevel).Append(' ').Append(upgrade.Before.Row).Append(" → ").Append(upgrade.After.Row).Append("\n\n");
        text.Append(CultureInfo.InvariantCulture, $"{Describe(upgrade.Before)} → {Describe(upgrade.After)}. Both write {NumberText.Count(upgrade.Values, "value")}, ");
        text.Append(upgrade.OtherBytes.Count == 0 ? "all to the same bytes.\n" : $"{NumberText.Number(upgrade.OtherBytes.Count)} of them to different bytes: {string.Join("; ", upgrade.OtherBytes)}.\n");
        Append(text, "The newer reads what the older wrote", upgrade.AfterReadsBefore, upgrade.Before.Row);
        Append(text, "The older reads what the newer wrote", upgrade.BeforeReadsAfter, upgrade.After.Row);
        if (upgrade.Changed.Count == 0)
            return text.Append("Every value comes back as before.\n").ToString();
        var table = new MarkdownTable(Column.Text("Value"), Column.Text(upgrade.Before.Row), Column.Text(upgrade.After.Row));
        foreach (var change in upgrade.Changed)
            table.AddRow(change.Value, change.Before, change.After);
        return text.Append(CultureInfo.InvariantCulture, $"{NumberText.Count(upgrade.Changed.Count, "value")} of the models and the tables of fidelity {(upgrade.Changed.Count == 1 ? "comes" : "come")} back otherwise than before:\n\n").Append(table).ToString();
    }

    /// <summary>Renders the page below its title: a line for each upgrade, then what it changes.</summary>
    /// <param name="facts">The facts.</param>
    public static string Body(UpgradeFacts facts)
    {
        var table = new MarkdownTable(
            Column.Text("Upgrade"), Column.Text("Write"), Column.Text("Read"), Column.Text("Allocated"), Column.Text("Bytes"), Column.Text("Newer reads older"), Column.Text("Older reads newer"), Column.Number("Values changed"));
        foreach (var upgrade in facts.Upgrades)
        {
            UpgradeTime[] times = [.. facts.Times.Where(time => (time.Before, time.After) == (upgrade.Before.Row, upgrade.After.Row))];
            table.AddRow(
                $"{Describe(upgrade.Before)} → {Describe(upgrade.After)}",
                Ratio(times.FirstOrDefault(time => time.Operation.StartsWith("Serialize", StringComparison.Ordinal))),
                Ratio(times.FirstOrDefault(time => time.Operation.StartsWith("Deserialize", StringComparison.Ordinal))),
                times.Length == 0 ? "not measured" : string.Join(", ", times.Select(time => $"{NumberText.Bytes(time.AllocatedBefore)} → {NumberText.Bytes(time.AllocatedAfter)}")),
                upgrade.OtherBytes.Count == 0 ? "the same" : $"{upgrade.OtherBytes.Count} of {upgrade.Values} differ",
                upgrade.AfterReadsBefore.Count == 0 ? "yes" : $"{upgrade.AfterReadsBefore.Count} otherwise",
                upgrade.BeforeReadsAfter.Count == 0 ? "yes" : $"{upgrade.BeforeReadsAfter.Count} otherwise",
                NumberText.Number(upgrade.Changed.Count));
        }

        var records = facts.Times.Select(time => time.Record).Distinct().ToArray();
        return "What raising the version of a library, or of .NET, changes: times, bytes on the wire, and values that come back otherwise. Times are of one `Complex`, the newer one's relative to the older one's, with the 95 % interval"
            + (records.Length > 0 ? $", from records in which both took turns: {string.Join(", ", records.Select(record => $"[{Path.GetFileNameWithoutExtension(record)}](../{record})"))}" : "")
            + ". The wire was tried with the models and with every value of [fidelity](fidelity.md). For your own upgrade: `dotnet run -c Release --project src/Benchmarks -- --serializers MessagePack@2.5.307,MessagePack`, and `dotnet run -c Release --project src/Info -- upgrade MessagePack@2.5.307 MessagePack`.\n\n"
            + table
            + string.Concat(facts.Upgrades.Select(upgrade => "\n" + Write(upgrade, headingLevel: 2)));
    }

    private static string Describe(UpgradeSide side) => $"{side.Library}, {side.Runtime}";

    private static string Ratio(UpgradeTime? time) => time is null ? "not measured"
        : NumberText.Ratio(time.Ratio) + (time is { Low: { } low, High: { } high } ? $" ({NumberText.Ratio(low)} to {NumberText.Ratio(high)})" : "");

    private static void Append(StringBuilder text, string what, IReadOnlyList<UpgradeDifference> differences, string writer) => text.Append(differences.Count == 0
        ? $"{what}, all as {writer} does itself.\n"
        : $"{what}, but otherwise than {writer} does itself: {string.Join("; ", differences.Select(difference => $"{difference.Value} ({difference.Difference})"))}.\n");
}
