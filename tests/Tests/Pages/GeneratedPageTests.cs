using System.Text.RegularExpressions;
using SerializationBenchmarks.Info.Fidelity;
using SerializationBenchmarks.Info.Footprint;
using SerializationBenchmarks.Info.Robustness;
using SerializationBenchmarks.Info.Robustness.Inputs;
using SerializationBenchmarks.Info.Robustness.Reports;
using SerializationBenchmarks.Info.Robustness.Trials;
using SerializationBenchmarks.Info.Sizes;
using SerializationBenchmarks.Info.Traits;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.Pages;

/// <summary>The pages of src/Info are what this build finds; where one is not, its first line has the command that mends it.</summary>
[Collection(nameof(AloneInTheProcess))] // Fidelity sets the process's time zone.
public partial class GeneratedPageTests
{
    [AllSerializersFact]
    public void SizesAreThoseOfThisBuild() => AssertIsThatOfThisBuild(
        "docs/sizes.md",
        SizesCommand.Page.Render([], SizesTables.Write(SizesReport.Measure(Model.BuiltIn, Catalog.Serializers), headingLevel: 2)));

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
    public void HostileInputHasEverySerializer() =>
        AssertHasEverySerializer("docs/hostile-input.md", Catalog.Serializers, RobustnessCommand.Page.Render([], ""));

    private static void AssertHasEverySerializer(string page, IEnumerable<SerializerInfo> serializers, string start) => Assert.True(
        FirstCell().Matches(Page.Read(page)).Select(match => match.Groups[1].Value).Where(name => name != "Serializer").Distinct()
            .SequenceEqual(serializers.Select(serializer => serializer.Name)),
        $"{page} has other serializers than this build: write it again with {CommandOf(start)}, which takes minutes.");

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
        AssertHasEverySerializer("docs/footprint.md", FootprintReport.Candidates, start);
    }

    [AllSerializersFact]
    public void TheFootprintFindsThatASerializerWorksUnderNativeAotWhereItsTraitsSaySo()
    {
        var rows = Page.Read("docs/footprint.md").Split('\n').Where(line => line.StartsWith('|')).Select(line => line.Trim('|').Split('|', StringSplitOptions.TrimEntries)).ToArray();
        var column = Array.IndexOf(rows[0], "NativeAOT, KiB");
        var works = rows.ToDictionary(row => row[0], row => row[column] != "n/a");
        // One that the page lacks yet is the other test's.
        Assert.All(FootprintReport.Candidates.Where(serializer => works.ContainsKey(serializer.Name)), serializer => Assert.True(
            serializer.Traits.NativeAot == works[serializer.Name],
            $"{serializer.Name} says of NativeAOT {serializer.Traits.NativeAot}, and docs/footprint.md {works[serializer.Name]}."));
    }

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

    [GeneratedRegex(@"^\| (\w+) +\|", RegexOptions.Multiline)]
    private static partial Regex FirstCell();
}
