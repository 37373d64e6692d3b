using System.Text.RegularExpressions;
using SerializationBenchmarks.Benchmarks.Records;

namespace SerializationBenchmarks.Benchmarks.Tables;

/// <summary>A case with figures in rendered tables.</summary>
/// <param name="Operation">The operation's heading.</param>
/// <param name="Model">The model's name.</param>
/// <param name="Serializer">The serializer's name.</param>
internal sealed partial record ShownCase(string Operation, string Model, string Serializer)
{
    /// <summary>Finds the cases in what <see cref="RunTables"/> rendered, now or long ago; any other text has none.</summary>
    /// <param name="markdown">The text.</param>
    public static IReadOnlyList<ShownCase> FindAll(string markdown)
    {
        var shown = new List<ShownCase>();
        var headings = new SortedDictionary<int, string>();
        foreach (var line in markdown.Split('\n', StringSplitOptions.TrimEntries))
        {
            if (Heading().Match(line) is { Success: true } match)
            {
                var level = match.Groups[1].Length;
                foreach (var deeper in headings.Keys.Where(key => key >= level).ToArray())
                    headings.Remove(deeper);
                headings[level] = match.Groups[2].Value;
            }
            else if (Row().Match(line) is { Success: true } row && headings.Count >= 2)
            {
                // The number of samples stands behind the name of a user's type.
                shown.Add(new ShownCase(
                    headings.Values.ElementAt(headings.Count - 2),
                    headings.Values.Last().Split(", ")[0],
                    row.Groups[1].Value.StartsWith(ResultTable.FloorMark) ? CaseKey.Floor : row.Groups[1].Value));
            }
        }

        return shown;
    }

    /// <inheritdoc/>
    public override string ToString() => $"{Serializer} in {Operation}: {Model}";

    [GeneratedRegex("^(#+) (.+)$")]
    private static partial Regex Heading();

    // A name, without the marks of footnotes, and right beside it a time, which n/a, a heading and a rule are not.
    [GeneratedRegex(@"^\| ([^|]+?)(?: \(\d+\))* +\| +[0-9][0-9.,]* (?:ns|μs|ms|s) +\|")]
    private static partial Regex Row();
}
