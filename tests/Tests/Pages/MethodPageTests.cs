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
        var (first, second) = (Means("2026-11-24-202512-pocos"), Means("2026-11-24-204043-pocos"));
        var jobs = first.Select(job => Apart(job.Value, second[job.Key])).ToArray();
        double[][] turns =
        [
            .. ((string[])["202331", "203932", "205133"]).Select(time => Means($"2026-11-24-{time}-pocos")
                .Select(turn => Apart(turn.Value, Math.Min(first[turn.Key], second[turn.Key])))
                .ToArray()),
        ];
        var text = Page.Unwrap(Page.Read("docs/method.md"));
        AssertSays(text, string.Create(CultureInfo.InvariantCulture, $"From the one default run to the other {Near(jobs, 0.03)} of {jobs.Length} times stay within 3 % and {Near(jobs, 0.05)} within 5 %, and one moves by {100 * jobs.Max():0} %."));
        AssertSays(text, string.Create(CultureInfo.InvariantCulture, $"With the faster of the two {turns.Min(turn => Near(turn, 0.03))} to {turns.Max(turn => Near(turn, 0.03))} of the times in turn agree within 3 %, {turns.Min(turn => Near(turn, 0.05))} to {turns.Max(turn => Near(turn, 0.05))} within 5 %, and all within {100 * turns.Max(turn => turn.Max()):0} %."));
        var third = Means("2026-11-24-210145-pocos");
        Assert.Equal((4, 3), (third.Count, third.Count(job => job.Value > Math.Min(first[job.Key], second[job.Key]))));

        static double Apart(double one, double other) => Math.Max(one, other) / Math.Min(one, other) - 1;
        static int Near(double[] apart, double limit) => apart.Count(difference => difference <= limit);
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
