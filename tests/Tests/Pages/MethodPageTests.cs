using System.Globalization;
using SerializationBenchmarks.Benchmarks.RecordFiles;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Statistics;
using SerializationBenchmarks.Benchmarks.Tables;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.Pages;

/// <summary>What docs/method.md says of records is computed from them.</summary>
public class MethodPageTests
{
    [Theory]
    [InlineData("2026-11-21-192327-pocos", "2026-11-21-193343-pocos", "2026-11-21-203420-pocos", "2026-11-21-204644-pocos")]
    [InlineData("2026-11-22-065453-harness-overhead", "2026-11-22-070245-harness-overhead")]
    [InlineData("2026-11-22-211816-pocos", "2026-11-22-213546-pocos")]
    [InlineData("2026-11-23-082232-pocos", "2026-11-23-083414-pocos")]
    public void TheMethodShowsWhatEachMechanismBuysInTheRecordsItNames(params string[] names)
    {
        var page = Page.Read("docs/method.md");
        var table = MechanismTable.Render([.. names.Select(Recorded)]);
        Assert.Contains($"{string.Join(",", names.Select(name => $"`{name}.json`"))}", page.Replace(",\n", ",", StringComparison.Ordinal).Replace(", ", ",", StringComparison.Ordinal), StringComparison.Ordinal);
        Assert.Contains($"\n\n{table}\n", page, StringComparison.Ordinal);
    }

    [Fact]
    public void TheMethodSaysHowMuchALargerTableChangesItsCases()
    {
        var (small, large) = (Ratios("2026-11-22-211816-pocos", "2026-11-22-213546-pocos"), Ratios("2026-11-22-183521-pocos", "2026-11-22-214724-pocos"));
        string[] changes =
        [
            .. small.Keys.Select(key => key.Serializer).Distinct().Where(serializer => serializer != "SystemTextJson").Order(StringComparer.Ordinal)
                .Select(serializer => (serializer, Change: Math.Exp(small.Keys.Where(key => key.Serializer == serializer).Average(key => large[key] - small[key])) - 1))
                .Select(pair => string.Create(CultureInfo.InvariantCulture, $"{pair.serializer} {100 * pair.Change:+0.0;-0.0} %")),
        ];
        Assert.Contains($" ({string.Join(", ", changes)})", Page.Unwrap(Page.Read("docs/method.md")), StringComparison.Ordinal);
        var (apart, beside) = (Ratios("2026-11-22-225702-pocos"), Ratios("2026-11-22-225811-pocos"));
        Assert.All(apart.Keys.Where(key => key.Serializer == "NewtonsoftJson"), key => Assert.InRange(Math.Exp(beside[key] - apart[key]), 1.04, 1.15));

        // The logarithm of each case's ratio to System.Text.Json, averaged over the records.
        static Dictionary<CaseKey, double> Ratios(params string[] names) => names
            .Select(Means)
            .SelectMany(times => times.Select(time => (time.Key, Ratio: Math.Log(time.Value / times[time.Key with { Serializer = "SystemTextJson" }]))))
            .GroupBy(pair => pair.Key, pair => pair.Ratio)
            .ToDictionary(group => group.Key, group => group.Average());
    }

    [Fact]
    public void TheMethodSaysHowTheRecordOfTheTablesRepeats()
    {
        var name = Path.GetFileNameWithoutExtension(Page.RecordsIn(Page.Read("README.md"))[0]);
        var text = Page.Unwrap(Page.Read("docs/method.md"));
        var record = Recorded(name);
        Says($"The record of the tables in README.md and [results.md](results.md), `{name}.json`, has {record.Cases.Count} cases in {Rounds(record):0.#} rounds on average. It was measured in {record.Seconds / 60:0} minutes, while neighbours disturbed {100 * Calmness.DisturbedShare(record):0} % of the iterations.");
        var pairs = Listed("First");
        foreach (var (first, other) in new[] { (name, "2026-11-24-020840-pocos"), ("2026-11-23-162037-pocos", "2026-11-23-131335-pocos"), ("2026-11-23-162037-pocos", "2026-11-23-142008-pocos") })
        {
            var second = Recorded(other);
            var pair = Assert.Single(pairs, pair => pair["First"] == first + ".json" && pair["Second"] == other + ".json");
            Says($" that {pair["Ratios"]} ratios differ between two runs ");
            Says($"(`{other}.json`, {second.Seconds / 60:0} minutes, {100 * Calmness.DisturbedShare(second):0} % disturbed), by {pair["Drift, median"]} in the median and by {pair["95th percentile"]} at the 95th percentile; {pair["Ratios inside"]} of them and {pair["Means inside"]} of the times lie in its intervals");
        }

        void Says(FormattableString sentence) => AssertSays(text, sentence.ToString(CultureInfo.InvariantCulture));
        static double Rounds(RunRecord record) => record.Cases.Average(@case => @case.Rounds.Count);
    }

    [Fact]
    public void TheMethodSaysWhatTheListOfRecordsSaysOfIntervals()
    {
        var machines = Listed("Machine");
        var (amd, intel) = (Assert.Single(machines, machine => machine["Machine"].StartsWith("amd-", StringComparison.Ordinal)), Assert.Single(machines, machine => machine["Machine"].StartsWith("intel-", StringComparison.Ordinal)));
        var slowest = Listed("First").MaxBy(pair => Share(pair["Means moved"]))!;
        Assert.Equal("36", slowest["Cases"]);
        var text = Page.Unwrap(Page.Read("docs/method.md"));
        AssertSays(text, $"Over all pairs on the AMD machine {amd["Ratios inside"]} of the second ratios and {amd["Means inside"]} of the second means lie in the first's intervals");
        AssertSays(text, $"both intervals leave {amd["Ratios apart"]} of the ratios and {amd["Means apart"]} of the means apart");
        AssertSays(text, $"On the Intel machine they leave {intel["Ratios apart"]} of the ratios and {intel["Means apart"]} of the means apart");
        AssertSays(text, string.Create(CultureInfo.InvariantCulture, $"made all cases up to {Share(slowest["Means moved"]):0} % slower"));

        static double Share(string cell) => double.TryParse(cell.TrimEnd('%'), CultureInfo.InvariantCulture, out var share) ? share : 0;
    }

    [Fact]
    public void TheMethodSaysHowMuchLongerOrleansTookWithSurrogates()
    {
        var (before, now) = (Means("2026-11-23-162037-pocos"), Means("2026-11-24-000313-pocos"));
        double[] factors = [.. now.Keys.Where(key => key is { Serializer: "Orleans", Operation: "SerializeOnce" or "DeserializeOnce" }).Select(key => before[key] / now[key])];
        Assert.Equal(6, factors.Length);
        AssertSays(Page.Unwrap(Page.Read("docs/method.md")), string.Create(CultureInfo.InvariantCulture, $"Orleans with surrogates in place of generated codecs ({factors.Min():0.00} to {factors.Max():0.00} times as long)"));
    }

    [Fact]
    public void TheMethodSaysHowFarTurnsAndProcessesOfOneCaseAreApart()
    {
        var (turns, programs) = (Means("2026-11-23-162037-pocos"), Means("2026-11-23-202613-publishing"));
        (string Name, double Apart)[] apart =
        [
            .. from operation in new[] { "Serialize", "Deserialize" }
               let pairs = from time in programs
                           where time.Key.Operation == $"{operation}Jit"
                           select (time.Key.Serializer, Factor: turns[time.Key with { Operation = $"{operation}Once" }] / time.Value)
               let machine = Quantile.Of([.. pairs.Select(pair => pair.Factor).Order()], 0.5)
               from pair in pairs
               select ($"{pair.Serializer}.{operation}", Math.Abs((pair.Factor / machine) - 1)),
        ];
        Array.Sort(apart, (a, b) => a.Apart.CompareTo(b.Apart));
        Assert.Equal("BebopStruct.Serialize", apart[^1].Name);
        AssertSays(Page.Unwrap(Page.Read("docs/method.md")), string.Create(CultureInfo.InvariantCulture, $" apart from theirs by {100 * Quantile.Of([.. apart.Select(pair => pair.Apart)], 0.5):0.0} % in the median of {apart.Length} cases, {apart.Count(pair => pair.Apart <= 0.05)} within 5 %; the farthest, {100 * apart[^1].Apart:0} %, is"));
    }

    [Fact]
    public void TheMethodSaysHowFarTurnsAndTheDefaultJobAgree()
    {
        var (turns, jobs) = (Pair("105602", "111245"), Pair("105718", "111453"));
        var apart = turns.Select(pair => (pair.Value.First / Math.Min(jobs[pair.Key].First, jobs[pair.Key].Second)) - 1).ToArray();
        Assert.DoesNotContain(apart, difference => difference > 0.05);
        AssertSays(Page.Unwrap(Page.Read("docs/method.md")), string.Create(CultureInfo.InvariantCulture, $"""
                Within 5 % from the one time to the other are {Near(turns)} of {turns.Count} times in turn and {Near(jobs)} of the default job, the farthest {Farthest(turns):0} % and {Farthest(jobs):0} %. Of the first times in turn, {apart.Count(difference => Math.Abs(difference) <= 0.05)} are within 5 % of the faster of the default job's two, and none is longer by more than that; the others are up to {-100 * apart.Min():0} % shorter
                """));

        static Dictionary<CaseKey, (double First, double Second)> Pair(string first, string second) => Recorded($"2026-11-23-{first}-pocos").Cases.Join(
            Recorded($"2026-11-23-{second}-pocos").Cases,
            @case => @case.Key,
            @case => @case.Key,
            (a, b) => (a.Key, (new CaseFigures(a).Mean, new CaseFigures(b).Mean))).ToDictionary();
        static double Ratio((double First, double Second) pair) => Math.Max(pair.First, pair.Second) / Math.Min(pair.First, pair.Second);
        static int Near(Dictionary<CaseKey, (double First, double Second)> pairs) => pairs.Values.Count(pair => Ratio(pair) <= 1.05);
        static double Farthest(Dictionary<CaseKey, (double First, double Second)> pairs) => 100 * (pairs.Values.Max(Ratio) - 1);
    }

    // With the whole sentence, as it has to be.
    private static void AssertSays(string page, string sentence) => Assert.True(page.Contains(sentence, StringComparison.Ordinal), $"docs/method.md does not say: {sentence}");

    // A table of the list of records, whose figures RecordPagesTests computes: the texts of each line by the names of the columns.
    private static Dictionary<string, string>[] Listed(string firstColumn)
    {
        var lines = Page.Read("results/README.md").Split('\n').SkipWhile(line => !line.StartsWith($"| {firstColumn} ", StringComparison.Ordinal)).TakeWhile(line => line.StartsWith('|'))
            .Select(line => line.Split('|', StringSplitOptions.TrimEntries)[1..^1])
            .ToArray();
        return [.. lines.Skip(2).Select(line => lines[0].Zip(line).ToDictionary(cell => cell.First, cell => cell.Second))];
    }

    private static Dictionary<CaseKey, double> Means(string name) => Recorded(name).Cases.ToDictionary(@case => @case.Key, @case => new CaseFigures(@case).Mean);

    private static RunRecord Recorded(string name) => CommittedRecords.Named(name);
}
