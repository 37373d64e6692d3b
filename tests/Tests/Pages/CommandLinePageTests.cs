using System.Text.RegularExpressions;
using SerializationBenchmarks.Benchmarks.Commands;

namespace SerializationBenchmarks.Tests.Pages;

/// <summary>docs/command-line.md has every option of the programs.</summary>
public partial class CommandLinePageTests
{
    private static readonly string _page = Page.Read("docs/command-line.md");

    [Theory]
    [InlineData("Benchmarks")]
    [InlineData("Benchmarks report")]
    [InlineData("Benchmarks compare")]
    [InlineData("Benchmarks merge")]
    [InlineData("Benchmarks calibrate")]
    [InlineData("Info")]
    [InlineData("Info fidelity")]
    [InlineData("Info types")]
    [InlineData("Info traits")]
    [InlineData("Info robustness")]
    [InlineData("Info languages")]
    [InlineData("Info footprint")]
    [InlineData("Info support")]
    [InlineData("Info facts")]
    [InlineData("Pages")]
    public void EveryOptionIsThere(string command)
    {
        var words = command.Split(' ');
        string[] arguments = [.. words[1..], "--help"];
        var answer = words[0] switch { "Info" => BuiltPrograms.RunInfo(arguments), "Pages" => BuiltPrograms.RunPages(arguments), _ => BuiltPrograms.Run(arguments) };
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
        string[] options = [.. Option().Matches(answer.Output).Select(match => match.Groups[1].Value).Except(["--version"])];
        Assert.Contains("--help", options);
        Assert.All(options, option => Assert.Contains($"`{option}`", _page, StringComparison.Ordinal));
    }

    [Fact]
    public void EveryOptionThatThePageNamesExists()
    {
        string[] help =
        [
            .. from arguments in (string[][])[[], ["report"], ["compare"], ["merge"], ["calibrate"]] select BuiltPrograms.Run([.. arguments, "--help"]).Output,
            .. from arguments in (string[][])[[], ["fidelity"], ["types"], ["traits"], ["languages"], ["robustness"], ["footprint"], ["support"], ["facts"]] select BuiltPrograms.RunInfo([.. arguments, "--help"]).Output,
            BuiltPrograms.RunPages("--help").Output,
        ];
        var known = help.SelectMany(text => Option().Matches(text)).Select(match => match.Groups[1].Value).ToHashSet();

        // Those of dotnet run, and BenchmarkDotNet's own.
        known.UnionWith(["--project", "--no-build", .. BdnCommand.Create().Options.Select(option => option.Name)]);

        // Those of the script that the study shapes comes from, and the other name that one has here.
        known.UnionWith(["--benchmarks", "--no-ref", "--repeat", "--warmup", "--iterations", "--number"]);
        Assert.All(AnyOption().Matches(_page).Select(match => match.Value), option => Assert.Contains(option, known));
    }

    [GeneratedRegex(@"^  (?:-\S+ )*(--[a-z-]+)", RegexOptions.Multiline)]
    private static partial Regex Option();

    [GeneratedRegex(@"(?<![\w<-])--[a-zA-Z][a-zA-Z-]+")]
    private static partial Regex AnyOption();
}
