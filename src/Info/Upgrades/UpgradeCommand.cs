using System.CommandLine;
using System.Globalization;
using System.Text;
using SerializationBenchmarks.Info.Facts;
using SerializationBenchmarks.OwnTypes.Arguments;
using SerializationBenchmarks.Programs.Arguments;
using SerializationBenchmarks.Programs.Versions;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Info.Upgrades;

/// <summary>Prints what changes on the wire from one version of a library, or of .NET, to another.</summary>
internal sealed class UpgradeCommand : Command
{
    /// <summary>The facts that the command writes.</summary>
    public static readonly FactsFile<UpgradeFacts> Facts = new("upgrade", UpgradeReport.Over);

    /// <param name="judge">Says what follows from new facts of a repository.</param>
    public UpgradeCommand(Func<string, string> judge)
        : base("upgrade", "Prints whether two versions of a library write the same bytes and read each other, and which values come back otherwise: upgrade MessagePack@2.5.307 MessagePack.")
    {
        var before = new Argument<string>("before") { Description = "The serializer as it is now: NAME, NAME@VERSION, NAME@net11.0 or NAME@VERSION/net11.0." };
        var after = new Argument<string>("after") { Description = "The same with what is upgraded to." };
        var versions = new VersionOptions(typeof(UpgradeCommand).Assembly);
        var ownType = new OwnTypeOptions(typeof(UpgradeCommand).Assembly);
        var update = Facts.CreateOption();
        Add(before);
        Add(after);
        versions.AddTo(this, upgrades: false);
        ownType.AddTo(this);
        Add(update);
        SetAction(parse =>
        {
            var sides = (Before: SideOf(parse.GetValue(before)!), After: SideOf(parse.GetValue(after)!));
            if (sides.Before.Serializer != sides.After.Serializer)
                throw new UserErrorException($"upgrade: {sides.Before.Name} and {sides.After.Name} are two serializers; name one of them with two versions.");
            if (sides.Before.Name == sides.After.Name)
                throw new UserErrorException($"upgrade names {sides.Before.Name} twice; name two versions, for example {sides.Before.Serializer.Name}@net11.0.");
            var own = ownType.Load(parse, () => [sides.Before.Serializer], update);
            own?.WriteNotes(parse.InvocationConfiguration.Error);
            var updateFacts = Facts.Check(parse, update);
            var found = new UpgradeFacts([UpgradeReport.Measure(sides.Before.Name, sides.After.Name, sides.Before.Serializer, versions.Builds(parse, [sides.Before.Name, sides.After.Name]), own?.Request)], [], []);
            var (tables, upgrade) = (UpgradeTables.Write(found.Upgrades[0], headingLevel: 4), found.Upgrades[0]);
            foreach (var side in new[] { upgrade.Before, upgrade.After })
            {
                if (sides.Before.Serializer.Library is { } library && Advisories.NoteOf(PackageVersions.PackageOf(library.Assembly), side.Library.Split(' ')[^1]) is { } note)
                    tables += $"\n{note}\n";
            }

            parse.InvocationConfiguration.Output.Write(tables + (updateFacts ? $"\n{Facts.Update(found, judge)}\n" : ""));
        });
    }

    private static (VersionedName Name, SerializerInfo Serializer) SideOf(string text)
    {
        var name = VersionedName.Parse(text, "upgrade") ?? new VersionedName(text.Trim(), null, null);
        var serializer = NameFilter.Pick([name.Serializer], "upgrade", "serializer", Catalog.Serializers, serializer => serializer.Name, Catalog.LeftOut)[0];
        return (name with { Serializer = serializer.Name }, serializer);
    }
}

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
