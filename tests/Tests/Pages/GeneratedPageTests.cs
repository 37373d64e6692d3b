using System.Globalization;
using System.Text.RegularExpressions;
using SerializationBenchmarks.Benchmarks.RecordFiles;
using SerializationBenchmarks.Benchmarks.Records;
using SerializationBenchmarks.Benchmarks.Statistics;
using SerializationBenchmarks.Benchmarks.Tables;
using SerializationBenchmarks.Info.Fidelity;
using SerializationBenchmarks.Info.Footprint;
using SerializationBenchmarks.Info.Robustness;
using SerializationBenchmarks.Info.Robustness.Inputs;
using SerializationBenchmarks.Info.Robustness.Reports;
using SerializationBenchmarks.Info.Robustness.Trials;
using SerializationBenchmarks.Info.Sizes;
using SerializationBenchmarks.Info.Traits;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.Pages;

/// <summary>The generated pages are what the programs render now; where one is not, its first line has the command that mends it.</summary>
[Collection(nameof(AloneInTheProcess))] // Fidelity sets the process's time zone.
public partial class GeneratedPageTests
{
    [Fact]
    public void ResultsAreThoseOfTheRecordTheyName()
    {
        var page = Page.Read(ReadmeTables.ResultsPage);
        var name = Page.RecordsIn(page.Split('\n')[0])[0];
        Assert.Equal(ReadmeTables.Page(Read(name), name), page);
    }

    public static TheoryData<string> StudyPages => [.. Page.Studies.Where(Page.IsWritten)];

    [Theory]
    [MemberData(nameof(StudyPages))]
    public void AStudysPageIsThatOfTheRecordItNamesAndTheListLeadsToIt(string study)
    {
        var page = Page.Read(ReadmeTables.StudyPage(study));
        var name = Page.RecordsIn(page.Split('\n')[0])[0];
        var record = Read(name);
        Assert.Equal(study, record.Study);
        Assert.Equal(ReadmeTables.Page(record, name), page);
        Assert.Contains($"\n| [`{study}`]({study}.md) | ", Page.Read("docs/studies/README.md"), StringComparison.Ordinal);
    }

    [Fact]
    public void AStudyWithoutARecordHasNoPageAndTheListSaysSo() => Assert.All(Page.Studies.Where(study => !Page.IsWritten(study)), study =>
    {
        Assert.Empty(Directory.GetFiles(Page.Full("results"), $"*-{study}.json", SearchOption.AllDirectories));
        Assert.Contains($"\n| `{study}`, not recorded yet | ", Page.Read("docs/studies/README.md"), StringComparison.Ordinal);
    });

    [Fact]
    public void TheReadmesTablesAreThoseOfTheRecordTheyName()
    {
        var part = MarkedFile.ReadPart(Page.Full("README.md"), ReadmeTables.Summary).ReplaceLineEndings("\n");
        var name = Page.RecordsIn(part)[0];
        Assert.Equal(ReadmeTables.Part(ReadmeTables.Summary, Read(name), name), part);
        Assert.Equal(name, Page.RecordsIn(Page.Read(ReadmeTables.ResultsPage))[0]);
    }

    [Fact]
    public void TheListOfRecordsHasEveryRecordAndNoOther()
    {
        var page = Page.Read(ReadmeTables.IndexPage);
        Assert.Equal(ReadmeTables.Index(), page);
        var results = Page.Full("results");
        Assert.Equal(
            Directory.GetFiles(results, "*.json", SearchOption.AllDirectories).Select(path => Path.GetRelativePath(results, path).Replace('\\', '/')).Order(StringComparer.Ordinal),
            Line().Matches(page).Select(match => match.Groups["path"].Value));
    }

    [AllSerializersFact]
    public void SizesAreThoseOfThisBuild() => AssertIsThatOfThisBuild(
        "docs/sizes.md",
        SizesCommand.Page.Render([], SizesTables.Write(SizesReport.Measure(Model.BuiltIn, Catalog.Serializers), headingLevel: 2)));

    [Fact]
    public void TheMethodGivesTheAgeOfTheGoogleProtobufThatIsMeasured() => Assert.Contains(
        $"\n{Catalog.Serializers.Single(serializer => serializer.Name == "GoogleProtobuf").LibraryVersion} is of 2023 ",
        Page.Read("docs/method.md"),
        StringComparison.Ordinal);

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
            .Select(name => Recorded(name).Cases.ToDictionary(@case => @case.Key, @case => new CaseFigures(@case).Mean))
            .SelectMany(times => times.Select(time => (time.Key, Ratio: Math.Log(time.Value / times[time.Key with { Serializer = "SystemTextJson" }]))))
            .GroupBy(pair => pair.Key, pair => pair.Ratio)
            .ToDictionary(group => group.Key, group => group.Average());
    }

    [Fact]
    public void TheMethodSaysHowFarTurnsAndProcessesOfOneCaseAreApart()
    {
        var (turns, programs) = (Means("2026-11-23-073201-pocos"), Means("2026-11-23-110158-publishing"));
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
        Assert.Contains(
            string.Create(CultureInfo.InvariantCulture, $" apart from theirs by {100 * Quantile.Of([.. apart.Select(pair => pair.Apart)], 0.5):0.0} % in the median of {apart.Length} cases, {apart.Count(pair => pair.Apart <= 0.05)} within 5 %; the farthest, {100 * apart[^1].Apart:0} %, is"),
            Page.Unwrap(Page.Read("docs/method.md")),
            StringComparison.Ordinal);

        static Dictionary<CaseKey, double> Means(string name) => Recorded(name).Cases.ToDictionary(@case => @case.Key, @case => new CaseFigures(@case).Mean);
    }

    [Fact]
    public void TheMethodSaysHowFarTurnsAndTheDefaultJobAgree()
    {
        var (turns, jobs) = (Pair("105602", "111245"), Pair("105718", "111453"));
        var apart = turns.Select(pair => (pair.Value.First / Math.Min(jobs[pair.Key].First, jobs[pair.Key].Second)) - 1).ToArray();
        Assert.DoesNotContain(apart, difference => difference > 0.05);
        Assert.Contains(
            string.Create(CultureInfo.InvariantCulture, $"""
                Within 5 % from the one time to the other are {Near(turns)} of {turns.Count} times in turn and {Near(jobs)} of the default job, the farthest {Farthest(turns):0} % and {Farthest(jobs):0} %. Of the first times in turn, {apart.Count(difference => Math.Abs(difference) <= 0.05)} are within 5 % of the faster of the default job's two, and none is longer by more than that; the others are up to {-100 * apart.Min():0} % shorter
                """),
            Page.Unwrap(Page.Read("docs/method.md")),
            StringComparison.Ordinal);

        static Dictionary<CaseKey, (double First, double Second)> Pair(string first, string second) => Recorded($"2026-11-23-{first}-pocos").Cases.Join(
            Recorded($"2026-11-23-{second}-pocos").Cases,
            @case => @case.Key,
            @case => @case.Key,
            (a, b) => (a.Key, (new CaseFigures(a).Mean, new CaseFigures(b).Mean))).ToDictionary();
        static double Ratio((double First, double Second) pair) => Math.Max(pair.First, pair.Second) / Math.Min(pair.First, pair.Second);
        static int Near(Dictionary<CaseKey, (double First, double Second)> pairs) => pairs.Values.Count(pair => Ratio(pair) <= 1.05);
        static double Farthest(Dictionary<CaseKey, (double First, double Second)> pairs) => 100 * (pairs.Values.Max(Ratio) - 1);
    }

    [Fact]
    public void TheHandwrittenSerializersSayWhatTheyLeaveOut()
    {
        const string LeftOut = "\nHandwritten serializers are measures of a format, not libraries. They skip unknown fields";
        Assert.Contains(LeftOut, TraitsCommand.PageOf(Catalog.Serializers), StringComparison.Ordinal);
        Assert.DoesNotContain(LeftOut, TraitsCommand.PageOf([.. Catalog.Serializers.Where(serializer => serializer.Library is not null)]), StringComparison.Ordinal);
    }

    [AllSerializersFact]
    public void TraitsAreThoseOfThisBuild() => AssertIsThatOfThisBuild(
        "docs/serializers.md",
        TraitsCommand.Page.Render([], TraitsCommand.PageOf(Catalog.Serializers)));

    [AllSerializersFact(NeedsTimeZone = true)]
    public void FidelityIsThatOfThisBuild() => AssertIsThatOfThisBuild(
        "docs/fidelity.md",
        FidelityCommand.Page.Render([], FidelityCommand.PageOf(FidelityReport.Measure(Catalog.Serializers))));

    // All serializers take minutes and could end this process; the handwritten ones get the same inputs.
    [Fact]
    public void HostileInputHasTheCountsOfTheHandwrittenSerializers()
    {
        var settings = new RobustnessSettings();
        var report = new RobustnessReport(settings.Mutants, settings.Seed, [.. ByHand.Bindings.Select(binding => Count(binding, settings))], []);
        var page = Page.Read("docs/hostile-input.md");
        Assert.StartsWith(RobustnessCommand.Page.Render([], ""), page, StringComparison.Ordinal);

        var unwrapped = Page.Unwrap(page);
        var expected = RobustnessTables.Write(report, fold: false).Split('\n');
        Assert.Contains(Page.Unwrap(string.Join('\n', expected.TakeWhile(line => line.Length > 0))), unwrapped, StringComparison.Ordinal);
        string[] lines = [.. expected.Where(line => line.Contains("ByHand", StringComparison.Ordinal))];
        Assert.True(lines.Length > ByHand.Bindings.Count(), "Each serializer has a line in several tables.");
        Assert.All(lines, line => Assert.Contains(Page.Unwrap(line), unwrapped, StringComparison.Ordinal));
    }

    [AllSerializersFact]
    public void HostileInputHasEverySerializer()
    {
        var page = FirstCell().Matches(Page.Read("docs/hostile-input.md")).Select(match => match.Groups[1].Value).Where(name => name != "Serializer").Distinct();
        Assert.True(
            Catalog.Serializers.Select(serializer => serializer.Name).SequenceEqual(page),
            $"docs/hostile-input.md has other serializers than this build: write it again with {CommandOf(RobustnessCommand.Page.Render([], ""))}, which takes minutes.");
    }

    private static void AssertIsThatOfThisBuild(string page, string expected) => Assert.True(
        expected == Page.Read(page),
        $"{page} is not what this build renders: write it again with {CommandOf(expected)}, and read its diff.");

    // The first line of a generated page has it between grave accents.
    private static string CommandOf(string page) => page.Split('`')[1];

    // Their sizes take minutes, and change with the SDK.
    [AllSerializersFact]
    public void TheFootprintHasEverySerializerThatHasALibrary()
    {
        var page = Page.Read("docs/footprint.md");
        var start = FootprintCommand.Page.Render([], "");
        Assert.StartsWith(start[start.IndexOf('\n')..], page[page.IndexOf('\n')..], StringComparison.Ordinal); // The first line has the ways that were asked for.
        Assert.Equal(
            FootprintReport.Candidates.Select(serializer => serializer.Name),
            FirstCell().Matches(page).Select(match => match.Groups[1].Value).Where(name => name != "Serializer"));
    }

    [AllSerializersFact]
    public void TheFootprintFindsThatASerializerWorksUnderNativeAotWhereItsTraitsSaySo()
    {
        var rows = Page.Read("docs/footprint.md").Split('\n').Where(line => line.StartsWith('|')).Select(line => line.Trim('|').Split('|', StringSplitOptions.TrimEntries)).ToArray();
        var column = Array.IndexOf(rows[0], "NativeAOT, KiB");
        var works = rows.ToDictionary(row => row[0], row => row[column] != "n/a");
        Assert.All(FootprintReport.Candidates, serializer => Assert.True(
            serializer.Traits.NativeAot == works[serializer.Name],
            $"{serializer.Name} says of NativeAOT {serializer.Traits.NativeAot}, and docs/footprint.md {works[serializer.Name]}."));
    }

    private static RunRecord Read(string name) => RecordFile.Read(Page.Full(name));

    private static RunRecord Recorded(string name) => RecordFile.Read(Directory.GetFiles(Page.Full("results"), $"{name}.json", SearchOption.AllDirectories).Single());

    private static RobustnessResult Count(Binding binding, RobustnessSettings settings)
    {
        var trier = new Trier(binding);
        var inputs = HostileInputs.Of(binding, settings.Mutants, settings.Seed).ToLookup(input => input.Class);
        return new RobustnessResult(
            binding.Serializer.Name,
            binding.Serializer.LibraryVersion,
            binding.Model.Name,
            [.. Enum.GetValues<InputClass>().Select(@class => ClassCounts.Of(@class, [.. inputs[@class].Select(input => trier.Try(input.Create()))]))],
            []);
    }

    [GeneratedRegex(@"^\| \[[^\]]+\]\((?<path>[^)]+)\)", RegexOptions.Multiline)]
    private static partial Regex Line();

    [GeneratedRegex(@"^\| (\w+) +\|", RegexOptions.Multiline)]
    private static partial Regex FirstCell();
}
