using SerializationBenchmarks.Info.Facts;
using SerializationBenchmarks.Info.Fidelity;
using SerializationBenchmarks.Info.Footprint;
using SerializationBenchmarks.Info.MemberTypes;
using SerializationBenchmarks.Info.Robustness;
using SerializationBenchmarks.Info.Robustness.Inputs;
using SerializationBenchmarks.Info.Robustness.Reports;
using SerializationBenchmarks.Info.Robustness.Trials;
using SerializationBenchmarks.Info.Sizes;
using SerializationBenchmarks.Info.Traits;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Programs.Publishing;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.Pages;

/// <summary>The facts are what this build finds, and the pages are rendered from them; where one is not, the message has the command that mends it.</summary>
[Collection(nameof(AloneInTheProcess))] // Fidelity sets the process's time zone.
public class GeneratedPageTests
{
    private static readonly string _root = RepositoryRoot.Find();

    [Fact]
    public void SizesAreThoseOfThisBuild() => AssertAreOfThisBuild(SizesCommand.Page, "docs/sizes.md", known => SizesReport.Measure(Model.BuiltIn, Catalog.Serializers).Over(known));

    [Fact]
    public void TraitsAreThoseOfThisBuild() => AssertAreOfThisBuild(
        TraitsCommand.Page, "docs/serializers.md", known => TraitsFacts.Over(known, TraitsFacts.Of(Catalog.Serializers, Judgement.By(_root)), Judgement.By(_root)));

    [Fact]
    public void FidelityIsThatOfThisBuild()
    {
        Needs.AllSerializers();
        Needs.TimeZone();
        AssertAreOfThisBuild(FidelityCommand.Page, "docs/fidelity.md", known => MeasuredFidelity.Report.Over(known));
    }

    // A minute, in processes of their own.
    [Fact]
    public void TypesAreThoseOfThisBuild()
    {
        Needs.AllSerializers();
        Needs.TimeZone();
        AssertAreOfThisBuild(TypesCommand.Page, "docs/types.md", known => TypesRun.Measure(Catalog.Serializers, TextWriter.Null).Over(known));
    }

    // All serializers take minutes and could end this process; the handwritten ones get the same inputs.
    [Fact]
    [Trait("Category", "AnyPackages")]
    public void HostileInputHasTheCountsOfTheHandwrittenSerializers()
    {
        var settings = new RobustnessSettings();
        var report = new RobustnessReport(settings.Mutants, settings.Seed, [.. ByHand.Bindings.Select(binding => Count(binding, settings))], []);
        AssertAreOfThisBuild(RobustnessCommand.Page, "docs/hostile-input.md", known => RobustnessFacts.Of(report).Over(known));
    }

    [Fact]
    public void HostileInputHasEverySerializer() => AssertHasEach(
        "docs/hostile-input.md",
        "robustness",
        Catalog.Serializers,
        RobustnessCommand.Page.Read(_root)!.Serializers.Select(result => result.Serializer));

    // Their sizes take minutes, and change with the SDK.
    [Fact]
    public void TheFootprintHasEverySerializerThatHasALibrary()
    {
        var facts = FootprintCommand.Page.Read(_root)!;
        AssertHasEach("docs/footprint.md", "footprint", FootprintReport.Candidates, facts.Lines.Select(line => line.Serializer));
        Assert.Equal(FootprintCommand.Page.Render(facts), Page.Read("docs/footprint.md"));
    }

    [Fact]
    public void TheFootprintFindsThatASerializerWorksUnderNativeAotWhereItsTraitsSaySo()
    {
        var facts = FootprintCommand.Page.Read(_root)!;
        var way = facts.Ways.Index().Single(way => way.Item.Name == PublishWay.NativeAot.Name).Index;
        var works = facts.Lines.Where(line => line.Added[way]?.Bytes is not null).Select(line => line.Serializer).ToHashSet();
        string[] wrong = [.. FootprintReport.Candidates.Where(serializer => serializer.Traits.NativeAot != works.Contains(serializer.Name)).Select(serializer => serializer.Name)];
        Assert.True(
            wrong is [],
            $"{string.Join(", ", wrong)}: docs/footprint.md does not say of NativeAOT what the serializer's Traits do. Correct Traits.NativeAot, or measure again with `{Command("footprint", wrong)}`.");
    }

    [Fact]
    public void TheHandwrittenSerializersSayWhatTheyLeaveOut()
    {
        const string LeftOut = "They skip unknown fields of messages";
        var facts = AllFacts.Read(_root);
        Assert.Contains(LeftOut, TraitsTables.Page(facts), StringComparison.Ordinal);
        Assert.DoesNotContain(LeftOut, TraitsTables.Page(facts with { Serializers = [.. facts.Serializers.Where(serializer => serializer.IsLibrary)] }), StringComparison.Ordinal);
    }

    private static void AssertAreOfThisBuild<TFacts>(FactsPage<TFacts> page, string path, Func<TFacts, TFacts> find)
        where TFacts : class
    {
        var known = page.Read(_root)!;
        var found = find(known);
        Assert.True(
            page.Render(found) == Page.Read(path) && page.Render(known) == Page.Read(path),
            $"{path} is not what this build renders: write it again with {page.Render(found).Split('`')[1]}, and read its diff.");
    }

    private static void AssertHasEach(string page, string command, IReadOnlyList<SerializerInfo> expected, IEnumerable<string> found)
    {
        string[] names = [.. expected.Select(serializer => serializer.Name)];
        string[] missing = [.. names.Except(found)];
        Assert.True(missing is [], $"{page} lacks {string.Join(", ", missing)}: `{Command(command, missing)}` adds what is missing and keeps the rest.");
        Assert.Equal(names, found.Where(IsOfThisBuild));
    }

    private static string Command(string command, string[] serializers) =>
        $"dotnet run -c Release --project src/Info -- {command} --serializers {string.Join(',', serializers)} {GeneratedFiles.OptionName}";

    private static bool IsOfThisBuild(string serializer) => Catalog.Serializers.Any(known => known.Name == serializer);

    private static RobustnessResult Count(Binding binding, RobustnessSettings settings)
    {
        var trier = new Trier(binding);
        var inputs = HostileInputs.Of(binding, settings.Mutants, settings.Seed);
        return RobustnessResult.Of(binding, inputs, [.. inputs.Select(input => trier.Try(input.Create()))]);
    }
}
