using SerializationBenchmarks.Info.Facts;
using SerializationBenchmarks.Info.Fidelity;
using SerializationBenchmarks.Info.Footprint;
using SerializationBenchmarks.Info.Robustness;
using SerializationBenchmarks.Info.Robustness.Children;
using SerializationBenchmarks.Info.Robustness.Inputs;
using SerializationBenchmarks.Info.Robustness.Reports;
using SerializationBenchmarks.Info.Robustness.Trials;
using SerializationBenchmarks.Info.Sizes;
using SerializationBenchmarks.Info.Traits;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Pages.Facts;
using SerializationBenchmarks.Programs.Publishing;
using SerializationBenchmarks.Reports.Facts;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Tests.Info.Facts;

/// <summary>The facts are what this build finds; where they are not, the message has the command that mends them.</summary>
[Collection(nameof(AloneInTheProcess))] // Fidelity sets the process's time zone.
public class FactsTests
{
    private static readonly string _root = RepositoryRoot.Find();

    [Fact]
    public void SizesAreThoseOfThisBuild() => BuiltFacts.AreThoseOf(SizesCommand.Facts, facts => SizesTables.Write(facts), known => SizesReport.Measure(Model.BuiltIn, Catalog.Serializers).Over(known));

    [Fact]
    public void TraitsAreThoseOfThisBuild() => BuiltFacts.AreThoseOf(
        TraitsCommand.Facts, SerializersPage.Body, known => TraitsFacts.Over(known, TraitsFacts.Of(Catalog.Serializers, NeedVerdicts.By(_root)), NeedVerdicts.By(_root)));

    [Fact]
    public void FidelityIsThatOfThisBuild()
    {
        Needs.AllSerializers();
        Needs.TimeZone();
        BuiltFacts.AreThoseOf(FidelityCommand.Facts, facts => FidelityTables.Write(facts), known => MeasuredFidelity.Report.Over(known));
    }

    // All serializers take minutes and could end this process; the handwritten ones get the same inputs.
    [Fact]
    [Trait("Category", "AnyPackages")]
    public void HostileInputHasTheCountsOfTheHandwrittenSerializers()
    {
        var settings = new RobustnessSettings();
        var report = new RobustnessReport(settings.Mutants, settings.Seed, [.. ByHand.Bindings.Select(binding => Count(binding, settings))], []);
        BuiltFacts.AreThoseOf(RobustnessCommand.Facts, RobustnessTables.Write, known => RobustnessFacts.Of(report).Over(known));
    }

    [Fact]
    public void HostileInputHasEverySerializer() => AssertHasEach(
        RobustnessCommand.Facts.Path,
        "robustness",
        Catalog.Serializers,
        RobustnessCommand.Facts.Read(_root)!.Serializers.Select(result => result.Serializer));

    // Their sizes take minutes, and change with the SDK.
    [Fact]
    public void TheFootprintHasEverySerializerThatHasALibrary()
    {
        var facts = FootprintCommand.Facts.Read(_root)!;
        AssertHasEach(FootprintCommand.Facts.Path, "footprint", FootprintReport.Candidates, facts.Lines.Select(line => line.Serializer));
    }

    [Fact]
    public void TheFootprintFindsThatASerializerWorksUnderNativeAotWhereItsTraitsSaySo()
    {
        var facts = FootprintCommand.Facts.Read(_root)!;
        var mode = facts.Modes.Index().Single(mode => mode.Item.Name == PublishMode.NativeAot.Name).Index;
        var works = facts.Lines.Where(line => line.Added[mode]?.Bytes is not null).Select(line => line.Serializer).ToHashSet();
        string[] wrong = [.. FootprintReport.Candidates.Where(serializer => serializer.Traits.NativeAot != works.Contains(serializer.Name)).Select(serializer => serializer.Name)];
        Assert.True(
            wrong is [],
            $"{string.Join(", ", wrong)}: docs/facts/footprint.json does not say of NativeAOT what the serializer's Traits do. Correct Traits.NativeAot, or measure again with `{Command("footprint", wrong)}`.");
    }

    [Fact]
    public void TheHandwrittenSerializersSayWhatTheyLeaveOut()
    {
        const string LeftOut = "They read one array, neither segments nor streams";
        var facts = AllFacts.Read(_root);
        Assert.Contains(LeftOut, SerializersPage.Body(facts), StringComparison.Ordinal);
        Assert.DoesNotContain(LeftOut, SerializersPage.Body(facts with { Serializers = [.. facts.Serializers.Where(serializer => serializer.IsLibrary)] }), StringComparison.Ordinal);
    }

    private static void AssertHasEach(string page, string command, IReadOnlyList<SerializerInfo> expected, IEnumerable<string> found)
    {
        string[] names = [.. expected.Select(serializer => serializer.Name)];
        string[] missing = [.. names.Except(found)];
        Assert.True(missing is [], $"{page} lacks {string.Join(", ", missing)}: `{Command(command, missing)}` adds what is missing and keeps the rest.");
        Assert.Equal(names, found.Where(IsOfThisBuild));
    }

    private static string Command(string command, string[] serializers) => // One fact's own command takes less time than all of them.
        $"dotnet run -c Release --project src/Info -- {command} --serializers {string.Join(',', serializers)} {FactsFile.OptionName}";

    private static bool IsOfThisBuild(string serializer) => Catalog.Serializers.Any(known => known.Name == serializer);

    private static RobustnessResult Count(Binding binding, RobustnessSettings settings)
    {
        var trier = new Trier(binding);
        var inputs = HostileInputs.Of(binding, settings.Mutants, settings.Seed);
        return RobustnessResult.Of(binding, inputs, [.. inputs.Select(input => trier.Try(input.Create()))]);
    }
}
