using System.CommandLine;
using SerializationBenchmarks.Info.Facts;
using SerializationBenchmarks.OwnTypes;
using SerializationBenchmarks.Programs.Arguments;
using SerializationBenchmarks.Programs.Versions;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Info.Upgrades;

/// <summary>Prints what changes on the wire from one version of a library, or of .NET, to another.</summary>
internal sealed class UpgradeCommand : Command
{
    /// <summary>The facts that the command writes.</summary>
    public static readonly FactsFile<UpgradeFacts> Facts = new("upgrade", UpgradeReport.Over);

    public UpgradeCommand()
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

            parse.InvocationConfiguration.Output.Write(tables + (updateFacts ? $"\n{Facts.Update(found)}\n" : ""));
        });
    }

    private static (VersionedName Name, SerializerInfo Serializer) SideOf(string text)
    {
        var name = VersionedName.Parse(text, "upgrade") ?? new VersionedName(text.Trim(), null, null);
        var serializer = NameFilter.Pick([name.Serializer], "upgrade", "serializer", Catalog.Serializers, serializer => serializer.Name, Catalog.LeftOut)[0];
        return (name with { Serializer = serializer.Name }, serializer);
    }
}
