using System.Globalization;
using System.Text;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Info.Upgrades;

/// <summary>Renders what an upgrade changes on the wire as Markdown.</summary>
internal static class UpgradeTables
{
    /// <summary>Renders an upgrade.</summary>
    public static string Write(UpgradeFact upgrade, int headingLevel)
    {
        var text = new StringBuilder();
        text.Append('#', headingLevel).Append(' ').Append(upgrade.Before.Row).Append(" → ").Append(upgrade.After.Row).Append("\n\n");
        text.Append(CultureInfo.InvariantCulture, $"{Describe(upgrade.Before)} → {Describe(upgrade.After)}. Both write {NumberText.Count(upgrade.Values, "value")}, ");
        text.Append(upgrade.OtherBytes.Count == 0 ? "all to the same bytes.\n" : $"{NumberText.Number(upgrade.OtherBytes.Count)} of them to different bytes: {ForeignText.InMarkdown(Names(upgrade.OtherBytes))}.\n");
        Append(text, "The newer reads what the older wrote", upgrade.AfterReadsBefore, upgrade.Before.Row);
        Append(text, "The older reads what the newer wrote", upgrade.BeforeReadsAfter, upgrade.After.Row);
        if (upgrade.Changed.Count == 0)
            return text.Append("Every value comes back as before.\n").ToString();
        var table = new MarkdownTable(Column.Text("Values"), Column.Text(upgrade.Before.Row), Column.Text(upgrade.After.Row));
        foreach (var same in upgrade.Changed.GroupBy(change => (change.Before, change.After), change => change.Value))
            table.AddRow(Names(same), same.Key.Before, same.Key.After);
        return text.Append(CultureInfo.InvariantCulture, $"{NumberText.Count(upgrade.Changed.Count, "value")} of the models and the tables of fidelity {(upgrade.Changed.Count == 1 ? "comes" : "come")} back otherwise than before:\n\n").Append(table).ToString();
    }

    /// <summary>The library and the runtime of a side.</summary>
    public static string Describe(UpgradeSide side) => $"{side.Library}, {side.Runtime}";

    // The values of a group behind its name, which all of them begin with.
    private static string Names(IEnumerable<string> values) => string.Join("; ", values
        .Select(value => (Name: value, At: value.LastIndexOf(": ", StringComparison.Ordinal)))
        .GroupBy(value => value.At < 0 ? value.Name : value.Name[..value.At], (name, same) => same.Where(value => value.At >= 0).Select(value => value.Name[(value.At + 2)..]).ToArray() is { Length: > 0 } inGroup ? $"{name} ({string.Join(", ", inGroup)})" : name));

    private static void Append(StringBuilder text, string what, IReadOnlyList<UpgradeDifference> differences, string writer) => text.Append(differences.Count == 0
        ? $"{what}, all as {writer} does itself.\n"
        : $"{what}, but otherwise than {writer} does itself: {ForeignText.InMarkdown(string.Join("; ", differences.GroupBy(difference => difference.Difference, difference => difference.Value).Select(same => $"{Names(same)} → {same.Key}")))}.\n");
}
