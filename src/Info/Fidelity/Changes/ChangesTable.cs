using System.Text;
using SerializationBenchmarks.Info.Values;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Info.Fidelity.Changes;

/// <summary>Renders what becomes of changed members: a row a serializer, a column a change.</summary>
internal static class ChangesTable
{
    private const string Introduction = """
        Other changes than those at the end, each from old to new / from new to old, or one word for both. `reads`: what both versions have comes back, and the rest is
        not set; `unset`: the changed member alone is silently not set; `refuses`: an exception; **wrong**: a silently wrong value; `n/a`: see below. Members are found by
        name, by number or by place, as the cells of moved and renamed ones show. Numbers stay with their member and an added one has a fresh number, as the libraries' documentation asks;
        that of FlatBuffers, which were not tried, asks for new members at the end, or for ids.
        """;

    /// <summary>Renders the table and what is wrong.</summary>
    public static string Write(FidelityGroup group)
    {
        var table = new MarkdownTable([Column.Text("Serializer"), Column.Text("Found by"), .. MemberChanges.All.Select(change => Column.Text(change.Name))]);
        foreach (var name in group.Values.SelectMany(value => value.Cells).Where(cell => cell.Outcome != FidelityOutcome.NotSupported).Select(cell => cell.Serializer).Distinct())
        {
            var cells = group.Values.ToDictionary(value => value.Name, value => value.Cells.FirstOrDefault(cell => cell.Serializer == name));
            Add(table, name, cells);
            if (cells.Values.Any(cell => cell?.Given is not null))
                Add(table, $"{name}, with the writer's schema", cells.ToDictionary(cell => cell.Key, cell => cell.Value?.Given));
        }

        var text = new StringBuilder(Introduction).Append("\n\n").Append(table);
        var foot = LeftOutNote.Lines("Wrong", from value in @group.Values from cell in value.Cells where cell.Outcome == FidelityOutcome.Changed select (cell.Serializer, $"{value.Name}: {cell.Detail}."))
            + LeftOutNote.Lines("n/a", group.Values.SelectMany(value => value.Cells.Select(cell => (Value: value, Cell: cell))).GroupBy(cell => cell.Cell.Serializer).SelectMany(ReasonsOf));
        return foot.Length == 0 ? text.ToString() : text.Append('\n').Append(foot).ToString();
    }

    // A serializer that has none of the versions says why; another lacks some of the classes.
    private static IEnumerable<(string Name, string Reason)> ReasonsOf(IGrouping<string, (FidelityClass Value, FidelityCell Cell)> cells)
    {
        var lacking = cells.Where(cell => cell.Cell.Outcome == FidelityOutcome.NotSupported).ToArray();
        if (lacking.Length == 0)
            return [];
        return lacking.Length == cells.Count()
            ? [(cells.Key, lacking[0].Cell.Detail!)]
            : [(cells.Key, $"Nobody has written its classes for {string.Join(", ", MemberChanges.All.Where(change => lacking.Any(cell => cell.Value.Name == change.Name + MemberChanges.OldToNew)).Select(change => change.Name))}.")];
    }

    private static void Add(MarkdownTable table, string name, Dictionary<string, FidelityCell?> cells)
    {
        var words = MemberChanges.All.ToDictionary(change => change.Version, change => (Older: Word(cells[change.Name + MemberChanges.OldToNew]), Newer: Word(cells[change.Name + MemberChanges.NewToOld])));
        var (moves, renames) = (words[nameof(Reordered)] == ("reads", "reads"), words[nameof(Renamed)] == ("reads", "reads"));
        table.AddRow([SerializerLabels.Of(name), (moves, renames) switch { (true, true) => "number", (true, false) => "name", (false, true) => "place", _ => "" }, .. words.Values.Select(word => word.Older == word.Newer ? word.Older : $"{word.Older} / {word.Newer}")]);
    }

    private static string Word(FidelityCell? cell) => cell?.Outcome switch
    {
        null => "not checked",
        FidelityOutcome.Exact => "reads",
        FidelityOutcome.Lost => "unset",
        FidelityOutcome.Changed => "**wrong**",
        FidelityOutcome.NotSupported => "n/a",
        _ => "refuses",
    };
}
