using System.CommandLine;
using System.Globalization;
using System.Text;
using System.Text.Json;
using SerializationBenchmarks.Info.Facts;
using SerializationBenchmarks.Info.Values;
using SerializationBenchmarks.Programs.Arguments;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Info.MemberTypes;

/// <summary>Prints what each serializer makes of members of .NET's types.</summary>
internal sealed class TypesCommand : Command
{
    /// <summary>The facts that the command writes.</summary>
    public static readonly FactsFile<TypesReport> Facts = new("types", (known, found) => found.Over(known));

    /// <param name="judge">Says what follows from new facts of a repository.</param>
    public TypesCommand(Func<string, string> judge)
        : base("types", "Prints which types of members come back, and which are changed, lost or not taken.")
    {
        var serializers = NameFilter.Option("--serializers", "Serializers", Catalog.Serializers.Select(serializer => serializer.Name));
        var json = new Option<bool>("--json") { Description = "Print JSON instead of Markdown" };
        var update = Facts.CreateOption();
        Add(serializers);
        Add(json);
        Add(update);
        SetAction(parse =>
        {
            var updateFacts = Facts.Check(parse, update);
            var report = TypesRun.Measure(NameFilter.PickSerializers(parse.GetValue(serializers)), parse.InvocationConfiguration.Error);
            var tables = TypesTables.Write(report);
            var notice = updateFacts ? $"\n{Facts.Update(report, judge)}\n" : "";
            parse.InvocationConfiguration.Output.Write(parse.GetValue(json) ? JsonSerializer.Serialize(report, FactsJson.Options) + "\n" : tables + notice);
        });
    }
}

/// <summary>Renders what becomes of member types as Markdown.</summary>
internal static class TypesTables
{
    private const string Introduction = """
        Each type is that of a class's only member. Typical and edge values are serialized and deserialized; a cell tells of the value that comes back least well, and the
        lines below the table of each. `exact`: all come back to the bit; `equal`: one is equal, but not to the bit; `rejected`: one throws; **changed**: one is silently another;
        **lost**: one is silently not there; `not taken`: the typical value throws.
        """;

    /// <summary>Renders the tables.</summary>
    public static string Write(TypesReport report, int headingLevel = 4)
    {
        var text = new StringBuilder(Introduction).Append('\n').Append(FixedZone.IsSupported ? "Local time is UTC+05:30, and elsewhere UTC−07:00.\n" : "Local time is this machine's.\n")
            .Append('\n').Append(WriteCounts(report));
        foreach (var group in report.Groups)
            text.Append('\n').Append('#', headingLevel).Append(' ').Append(group.Name).Append("\n\n").Append(WriteTable(report, group)).Append(WriteFoot(group));
        var foot = LeftOutNote.Lines("Not tried", report.NotTried.Select(serializer => (serializer.Serializer, serializer.Reason))) + LeftOutNote.Write(report.LeftOut);
        return foot.Length == 0 ? text.ToString() : text.Append('\n').Append(foot).ToString();
    }

    private static string WriteCounts(TypesReport report)
    {
        var cells = report.Groups.SelectMany(group => group.Types).SelectMany(type => type.Cells).ToArray();
        var counts = cells.GroupBy(cell => cell.ToString()).OrderByDescending(group => group.Count()).Select(group => string.Create(CultureInfo.InvariantCulture, $"{group.Count():N0} {group.Key.Trim('*')}"));
        return string.Create(CultureInfo.InvariantCulture, $"Of {cells.Length:N0} cells, {string.Join(", ", counts)}.\n");
    }

    // Ways of a library that make the same of all types of a group are one row.
    private static MarkdownTable WriteTable(TypesReport report, TypesGroup group)
    {
        var table = new MarkdownTable([Column.Text("Serializer"), .. group.Types.Select(type => Column.Text($"`{type.Name}`"))]);
        var rows = report.Serializers.Select(serializer => (serializer.Name, Cells: group.Types.Select(type => type.Cells.FirstOrDefault(cell => cell.Serializer == serializer.Name)).ToArray()));
        foreach (var row in rows.GroupBy(row => (report.Serializers.First(serializer => serializer.Name == row.Name).Library, string.Join('\n', row.Cells.Select(cell => $"{cell} {cell?.Detail}")))))
            table.AddRow([string.Join("; ", row.Select(serializer => SerializerLabels.Of(serializer.Name))), .. row.First().Cells.Select(cell => cell?.ToString() ?? "not checked")]);
        return table;
    }

    private static string WriteFoot(TypesGroup group)
    {
        var foot = string.Concat(
            from type in @group.Types
            from cells in type.Cells.Where(cell => cell.Detail is not null).GroupBy(cell => cell.ToString().Trim('*'))
            select LeftOutNote.Lines($"`{type.Name}` {cells.Key}", cells.Select(cell => (cell.Serializer, cell.Detail!.EndsWith('.') ? cell.Detail! : cell.Detail + "."))));
        return foot.Length == 0 ? "" : "\n" + foot;
    }
}
