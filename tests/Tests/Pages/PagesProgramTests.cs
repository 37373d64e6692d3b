using SerializationBenchmarks.Pages;
using SerializationBenchmarks.Pages.Records;
using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Tests.Pages;

/// <summary>What the program that renders pages does in a repository.</summary>
[Trait("Category", "AnyPackages")]
[Collection(nameof(AloneInTheProcess))] // Its current folder changes.
public sealed class PagesProgramTests : IDisposable
{
    private const string Name = "results/abacus/2026-02-03-040506-pocos.json";
    private const string Other = "results/abacus/2026-02-04-040506-pocos.json";

    private static readonly RunRecord _run = RecordFactory.Run(
        RecordFactory.Case("SerializeOnce", "First", "Tiny", RecordFactory.Round(1, 100), RecordFactory.Round(2, 102), RecordFactory.Round(3, 98)),
        RecordFactory.Case("SerializeOnce", "Second", "Tiny", RecordFactory.Round(1, 2838) with { Marks = RoundMarks.Unsettled }, RecordFactory.Round(2, 2850)),
        RecordFactory.Case("DeserializeOnce", "First", "Tiny", RecordFactory.Round(1, 50) with { Allocated = 1416 }),
        RecordFactory.Case("CreateAndSerialize", "First", "Tiny", RecordFactory.Round(1, 150))) with
    {
        Settings = new SettingsRecord(SettingsRecord.OwnJob, ShownRecords.ReadmeRounds, MeasurementSettings.Default with { Rounds = ShownRecords.ReadmeRounds }),
    };

    private readonly TemporaryFolder _folder = new();

    public PagesProgramTests()
    {
        File.WriteAllText(_folder["SerializationBenchmarks.sln"], "");
        Directory.CreateDirectory(_folder["docs/pictures"]);
        Directory.CreateDirectory(_folder["results/abacus"]);
        Write("README.md", "Before\n<!-- summary:begin -->\nold\n<!-- summary:end -->\n<!-- service:begin -->\n<!-- service:end -->\n<!-- runtime:begin -->\n<!-- runtime:end -->\nAfter\n");
        Write("docs/method.md", "<!-- checks:begin -->\n<!-- checks:end -->\n");
        Write("docs/runtime-settings.md", "<!-- settings:begin -->\n<!-- settings:end -->\n");
        RecordFile.Write(_folder[Name], _run);
    }

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void ARecordIsShownFromNowOn()
    {
        var output = Render(Name);
        Assert.Contains("docs/results.md is updated.", output, StringComparison.Ordinal);
        Assert.StartsWith($"*Generated from [{Path.GetFileName(Name)}](../{Name}) by `dotnet run -c Release --project src/Pages`; do not edit.*\n\n# Results\n", Read("docs/results.md"), StringComparison.Ordinal);
        Assert.Matches($@"^Before\n<!-- summary:begin -->\nA call writes or reads this value[^#]+\(\[record\]\({Name}\)\)\.[^#]+## Which one to pick\n\n\| You need \|[^#]+### What a call takes[^<]+<!-- summary:end -->\n<!-- service:begin -->\n<!-- service:end -->\n<!-- runtime:begin -->\n<!-- runtime:end -->\nAfter\n$", Read("README.md").Replace("<picture", "", StringComparison.Ordinal).Replace("<source", "", StringComparison.Ordinal).Replace("<img", "", StringComparison.Ordinal).Replace("</picture>", "", StringComparison.Ordinal));
        Assert.Contains($"\n| [{Path.GetFileName(Name)}](abacus/{Path.GetFileName(Name)}) | 2026-02-03 04:05 | abacus-3000-2-cores-linux-x64 | 0123456789 | 4 | 12 rounds of 10 × 0.5 ms | 62.1 | 5 % | n/a | 0 % |\n", Read("results/README.md"), StringComparison.Ordinal);
        Assert.Contains("| case | among 2 | of four |", Read("docs/method.md"), StringComparison.Ordinal);
        Assert.Contains("`DOTNET_gcServer=1`, server garbage collection: not recorded yet.", Read("docs/runtime-settings.md"), StringComparison.Ordinal);
        Assert.Equal($$"""{"README.md":"{{Name}}","docs/results.md":"{{Name}}"}""", Read(ShownRecords.Path).ReplaceLineEndings("").Replace(" ", "", StringComparison.Ordinal));
    }

    [Fact]
    public void WithoutARecordEveryPageIsRenderedAgainFromTheOneThatItShows()
    {
        Render(Name);
        var page = Read("docs/results.md");
        Write("docs/results.md", "");
        var output = Render();
        Assert.StartsWith("docs/results.md is updated.\n5 pages were up to date.\n", output.ReplaceLineEndings("\n"), StringComparison.Ordinal);
        Assert.Equal(page, Read("docs/results.md"));
    }

    [Fact]
    public void CasesDoNotVanishFromAPageUnasked()
    {
        Render(Name);
        var before = Read("docs/results.md");
        RecordFile.Write(_folder[Other], _run with { Cases = [.. _run.Cases.Skip(1)] });
        Run(Other).IsUserError("README.md shows 4 cases. The record lacks 1 of them (the first: SerializeOnce.First.Tiny). Leave it out, or give --replace if that is meant.");
        Assert.Equal(before, Read("docs/results.md"));
        Render(Other, "--replace");
        Assert.Contains(Other, Read("docs/results.md"), StringComparison.Ordinal);
    }

    [Fact]
    public void TheReadmeKeepsItsManyRoundsAndResultsAllModels()
    {
        Render(Name);
        var few = _run with { Settings = _run.Settings with { Rounds = 4 } };
        RecordFile.Write(_folder[Other], few);
        Render(Other);
        Assert.Equal($$"""{"README.md":"{{Name}}","docs/results.md":"{{Other}}"}""", Read(ShownRecords.Path).ReplaceLineEndings("").Replace(" ", "", StringComparison.Ordinal));
        const string Third = "results/abacus/2026-02-05-040506-pocos.json";
        RecordFile.Write(_folder[Third], RecordFactory.Run(RecordFactory.Case("SerializeOnce", "First", "Simple", RecordFactory.Round(1, 100), RecordFactory.Round(2, 102))));
        Run(Third).IsUserError($"{Third} is kept, and no page shows it: README.md is of runs of 12 rounds and more, and docs/results.md of all models.");
    }

    [Fact]
    public void ARecordThatNoPageCanShowIsASentence()
    {
        Refuses(_run with { Study = "harness-overhead" }, $"{Other} is of harness-overhead, which has no page.");
        Refuses(_run with { OwnType = new OwnTypeRecord("Shop.Order", 1, "0", null) }, $"{Other} is of your own type Shop.Order, and pages show the models and studies of the repository.");
        Refuses(_run with { Cases = [.. _run.Cases.Select(@case => @case with { Rounds = [.. @case.Rounds.Select(round => round with { Marks = RoundMarks.Unsettled })] })] }, $"{Other} is kept, and no page shows it: 4 of 4 cases had not finished compiling");
        RecordFile.Write(_folder["mine.json"], _run);
        Run("mine.json").IsUserError("mine.json is no record in results of this repository; pages show only those, so put it there first.");

        void Refuses(RunRecord record, string sentence)
        {
            RecordFile.Write(_folder[Other], record);
            Run(Other).IsUserError(sentence);
            Assert.False(File.Exists(_folder["docs/results.md"]));
        }
    }

    [Fact]
    public void WhatCannotBeRenderedIsToldBeforeAnythingIsWritten()
    {
        Run().IsUserError("docs/facts/records.json names no record for README.md; name one that it shall show.");
        Write("results/abacus/broken.json", "{");
        Run(Name).IsUserError("broken.json is not a whole record of a run");
        File.Delete(_folder["results/abacus/broken.json"]);
        Write("docs/method.md", "no marks");
        Run(Name).IsUserError("docs/method.md: the mark '<!-- checks:begin -->' is missing");
        Assert.Contains("\nold\n", Read("README.md"), StringComparison.Ordinal);
        Assert.Equal(["method.md", "runtime-settings.md"], Directory.GetFiles(_folder["docs"]).Select(Path.GetFileName).Order(StringComparer.Ordinal));
    }

    private string Render(params string[] arguments)
    {
        var answer = Run(arguments);
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
        return answer.Output;
    }

    private Answer Run(params string[] arguments) => BuiltPrograms.RunIn(_folder.Path, "Pages", arguments);

    private void Write(string name, string text) => File.WriteAllText(_folder[name], text);

    private string Read(string name) => File.ReadAllText(_folder[name]);
}
