using System.Globalization;
using SerializationBenchmarks.Benchmarks.RecordFiles;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Statistics;
using SerializationBenchmarks.Benchmarks.Tables;

namespace SerializationBenchmarks.Tests.Pages;

/// <summary>docs/runtime-settings.md says what the records say that it names.</summary>
public class RuntimeSettingsPageTests
{
    private const string Folder = "results/intel-r-xeon-r-processor-2-cores-linux-x64/2026-11-23-";

    private static readonly string _page = Page.Read("docs/runtime-settings.md");

    [Theory]
    [InlineData("DOTNET_TieredPGO=0", "010542", "013014")]
    [InlineData("DOTNET_gcServer=1", "010153", "012738")]
    public void TheTableIsOfTheSecondPairAndTheFirstPairAgreesAsFarAsItSays(string setting, string first, string second)
    {
        var section = _page.Split("\n## ").Single(section => section.Contains($"`{setting}`", StringComparison.Ordinal));
        var table = TableOf("012503", second);
        Assert.EndsWith($"\n\n{string.Join('\n', table)}\n", section, StringComparison.Ordinal);
        string[] both = [.. Changes(table).Intersect(Changes(TableOf("005702", first)))];
        Assert.Contains(string.Create(CultureInfo.InvariantCulture, $"Such cases: {table.Length - 2}, of which {both.Length} changed "), Page.Unwrap(section), StringComparison.Ordinal);
        Assert.Equal(
            new[] { "012503", second, "005702", first }.Select(time => $"{Folder}{time}-pocos.json"),
            Page.RecordsIn(section));
    }

    [Fact]
    public void ServerCollectionsAreAsManyTimesAsOftenAsThePageSaysAndNothingChangesThatWritesToABuffer()
    {
        var least = new[] { ("005702", "010153"), ("012503", "012738") }.SelectMany(pair => MoreCollections(pair.Item1, pair.Item2)).Min();
        Assert.Contains(string.Create(CultureInfo.InvariantCulture, $" at least {least:0.0} times as many collections with it"), Page.Unwrap(_page), StringComparison.Ordinal);
        Assert.DoesNotContain(TableOf("012503", "012738"), line => line.Contains("SerializeToBuffer", StringComparison.Ordinal));
    }

    [Fact]
    public void TheShareOfDisturbedIterationsIsThatOfTheRecords()
    {
        var shares = Page.RecordsIn(_page).Select(page => 100 * Calmness.DisturbedShare(Read(page))).ToArray();
        Assert.Contains(string.Create(CultureInfo.InvariantCulture, $"disturbed {shares.Min():0} to {shares.Max():0} % of the iterations"), Page.Unwrap(_page), StringComparison.Ordinal);
    }

    private static string[] TableOf(string before, string after) => [.. Programs
        .Run("compare", Page.Full($"{Folder}{before}-pocos.json"), Page.Full($"{Folder}{after}-pocos.json"), "--relative", "--changed", "10%")
        .Output.ReplaceLineEndings("\n").Split('\n').Where(line => line.StartsWith('|'))];

    // A case, and whether it is faster or slower; there is no table without one.
    private static IEnumerable<string> Changes(string[] table) => table.Skip(2).Select(line => line.Split('|', StringSplitOptions.TrimEntries)).Select(cells => $"{cells[1]} {cells[2]} {cells[3]} {cells[8]}");

    private static IEnumerable<double> MoreCollections(string before, string after)
    {
        var collections = Read($"{Folder}{before}-pocos.json").Cases.ToDictionary(@case => @case.Key, @case => new CaseFigures(@case).Gen0!.Value);
        return Read($"{Folder}{after}-pocos.json").Cases.Where(@case => collections[@case.Key] > 0).Select(@case => new CaseFigures(@case).Gen0!.Value / collections[@case.Key]);
    }

    private static RunRecord Read(string path) => CommittedRecords.Read(Page.Full(path));
}
