using System.Globalization;
using System.Text;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Statistics;

namespace SerializationBenchmarks.Tests.Pages;

/// <summary>The figures of docs/runtime-settings.md are those of the newest records with a setting and without; UPDATE_SNAPSHOTS=1 writes them.</summary>
public class RuntimeSettingsPageTests
{
    private static readonly (string Title, string Variable, string Value)[] _settings =
    [
        ("Without optimization by profile", "DOTNET_TieredPGO", "0"),
        ("Server garbage collection", "DOTNET_gcServer", "1"),
    ];

    [Fact]
    public void ThePageHasWhatEachSettingChanges() => GeneratedPart.Match("docs/runtime-settings.md", "settings", Render());

    private static string Render()
    {
        var text = new StringBuilder();
        foreach (var (title, variable, value) in _settings)
        {
            var with = CommittedRecords.Newest(record => record.Environment.RuntimeVariables.GetValueOrDefault(variable) == value);
            if (with is null)
            {
                text.Append(CultureInfo.InvariantCulture, $"`{variable}={value}`, {char.ToLowerInvariant(title[0])}{title[1..]}: not recorded yet.\n\n");
                continue;
            }

            var without = CommittedRecords.Newest(record => record.Environment.RuntimeVariables.Count == 0 && Alike(record, with))!;
            var (first, second) = (CommittedRecords.PathOf(without), CommittedRecords.PathOf(with));
            var output = BuiltPrograms.Run("compare", Page.Full(first), Page.Full(second), "--relative", "--changed", "10%").Output.ReplaceLineEndings("\n").Split('\n');
            var table = output.Where(line => line.StartsWith('|')).ToArray();
            var collections = with.Cases
                .Select(@case => (new CaseFigures(@case).Gen0, Without: new CaseFigures(without.Cases.Single(other => other.Key == @case.Key)).Gen0))
                .Where(pair => pair.Without > 0)
                .Select(pair => pair.Gen0!.Value / pair.Without!.Value)
                .Order()
                .ToArray();
            text.Append(CultureInfo.InvariantCulture, $"## {title}\n\n`{variable}={value}`: [{Path.GetFileName(first)}](../{first}) against [{Path.GetFileName(second)}](../{second}). ");
            text.Append(CultureInfo.InvariantCulture, $"{output.Single(line => line.Contains(" significantly differ", StringComparison.Ordinal)).TrimEnd()} ");
            text.Append(CultureInfo.InvariantCulture, $"Where something is allocated, there are {(collections[^1] - collections[0] < 0.05 ? $"{collections[0]:0.0}" : $"{collections[0]:0.0} to {collections[^1]:0.0}")} times as many collections.\n\n");
            if (table.Length > 0)
                text.Append(string.Join('\n', table)).Append("\n\n");
        }

        return text.ToString();
    }

    private static bool Alike(RunRecord record, RunRecord other) =>
        record.Study == other.Study && record.Cases.Select(@case => @case.Key).ToHashSet().SetEquals(other.Cases.Select(@case => @case.Key));
}
