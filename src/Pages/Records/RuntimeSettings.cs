using System.Globalization;
using System.Text;
using SerializationBenchmarks.Output.Tables;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Records.Statistics;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Pages.Records;

/// <summary>The figures of docs/runtime-settings.md: the newest record with a setting, compared with the newest of the same cases without any.</summary>
internal static class RuntimeSettings
{
    private const double LeastChange = 0.1; // As the page says.

    private static readonly (string Title, string Variable, string Value)[] _settings =
    [
        ("Without optimization by profile", "DOTNET_TieredPGO", "0"),
        ("Server garbage collection", "DOTNET_gcServer", "1"),
    ];

    /// <summary>Renders the part as Markdown.</summary>
    public static string Render(RecordFiles records)
    {
        var text = new StringBuilder();
        foreach (var (title, variable, value) in _settings)
        {
            if (records.Newest(record => record.Environment.RuntimeVariables.GetValueOrDefault(variable) == value) is { } with
                && records.Newest(record => record.Environment.RuntimeVariables.Count == 0 && IsAlike(record, with.Record)) is { } without)
                text.Append(CultureInfo.InvariantCulture, $"## {title}\n\n`{variable}={value}`: {Compare(without, with)}");
            else
                text.Append(CultureInfo.InvariantCulture, $"`{variable}={value}`, {char.ToLowerInvariant(title[0])}{title[1..]}: not recorded yet.\n\n");
        }

        return text.ToString();
    }

    private static string Compare((string Name, RunRecord Record) without, (string Name, RunRecord Record) with)
    {
        var comparison = new RecordComparison(without.Record, with.Record);
        var lines = ComparisonTable.Render(without.Name, without.Record, with.Name, with.Record, comparison, LeastChange, all: false).Split('\n');
        var changed = lines.Single(line => line.Contains(" differ, and by more than", StringComparison.Ordinal)).TrimEnd();
        string[] table = [.. lines.Where(line => line.StartsWith('|'))];
        double[] collections =
        [
            .. with.Record.Cases
                .Select(@case => (new CaseFigures(@case).Gen0, Without: new CaseFigures(without.Record.Cases.Single(other => other.Key == @case.Key)).Gen0))
                .Where(pair => pair.Without > 0)
                .Select(pair => pair.Gen0!.Value / pair.Without!.Value)
                .Order(),
        ];
        var (least, most) = (NumberText.OneDecimal(collections[0]), NumberText.OneDecimal(collections[^1]));
        return $"{Link(without.Name)} against {Link(with.Name)}. {changed} Where something is allocated, there are {(least == most ? least : $"{least} to {most}")} times as many collections.\n\n{(table.Length > 0 ? $"{string.Join('\n', table)}\n\n" : "")}";
    }

    private static string Link(string name) => $"[{Path.GetFileName(name)}](../{name})";

    private static bool IsAlike(RunRecord record, RunRecord other) =>
        record.Study == other.Study && record.Cases.Select(@case => @case.Key).ToHashSet().SetEquals(other.Cases.Select(@case => @case.Key));
}
