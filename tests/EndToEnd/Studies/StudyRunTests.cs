using System.Text;
using System.Text.RegularExpressions;

namespace SerializationBenchmarks.EndToEnd.Studies;

/// <summary>Each study at its smallest, from the command to its tables; gc, publishing, startup and types have such a test of their own.</summary>
public sealed partial class StudyRunTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Theory]
    [InlineData("ways", "Tiny")]
    [InlineData("vocabulary", "Lookups")]
    [InlineData("validation", "OneInTen")]
    [InlineData("encodings", "OnePerson")]
    [InlineData("memory", "Packages")]
    [InlineData("passthrough", "Guids")]
    [InlineData("polymorphism", "Subtypes")]
    [InlineData("references", "Shared")]
    [InlineData("shapes", "Dict")]
    [InlineData("streams", "Persons")]
    public void ARunOfTwoSerializersHasTheTablesOfTheSnapshot(string study, string model)
    {
        string[] selection = ["--study", study, "--models", model];
        var keys = BuiltPrograms.Run([.. selection, "--list"]).Output.Split('\n').Select(line => line.Split('.')).ToArray();
        string[] names = [.. keys.Select(key => key[1]).Distinct().Take(2)];
        var answer = BuiltPrograms.Measure(_folder, [.. selection, "--serializers", string.Join(',', names), "--operations", keys[0][0], "--quick"]);
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
        var tables = Directory.GetFiles(_folder["artifacts/results"], $"*-{study}.md").Single();
        Snapshot.Match($"studies/{study}-run.md", WithoutFigures(File.ReadAllText(tables).ReplaceLineEndings("\n").Split("\n## Not in the tables")[0]));
    }

    // What no run and no build changes: headings, columns, who stands in a table, the payload's length and what is n/a.
    private static string WithoutFigures(string tables)
    {
        var text = new StringBuilder();
        string[] header = [];
        foreach (var line in tables.Split('\n'))
        {
            if (line.StartsWith('#'))
                text.Append(line).Append('\n');
            if (!line.StartsWith('|'))
            {
                header = [];
                continue;
            }

            string[] cells = [.. line.Trim('|').Split('|').Select(cell => Mark().Replace(cell.Trim(), ""))];
            if (header.Length == 0)
                header = cells;
            if (!line.StartsWith("|-", StringComparison.Ordinal))
                text.AppendJoin(" | ", cells.Select((cell, place) => cells == header || place == 0 || header[place] == "Size" || cell == "n/a" ? cell : "…")).Append('\n');
        }

        return Unit().Replace(text.ToString(), "$1…"); // A table has the unit of its fastest time.
    }

    [GeneratedRegex(@"(, |times in )[nμm]?s\b")]
    private static partial Regex Unit();

    [GeneratedRegex(@"( \(\d+\))+$")]
    private static partial Regex Mark();
}
