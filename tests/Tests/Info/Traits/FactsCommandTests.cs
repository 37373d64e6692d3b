using SerializationBenchmarks.Info;
using SerializationBenchmarks.Info.Facts;

namespace SerializationBenchmarks.Tests.Info.Traits;

public class FactsCommandTests
{
    // Traits follow from the others, each of which writes them too.
    [Fact]
    public void EveryCommandThatWritesFactsOfSerializersIsRun()
    {
        var commands = InfoProgram.CreateRoot().Subcommands;
        string[] writing = [.. commands.Where(command => command.Options.Select(option => option.Name).Intersect(["--serializers", FactsFile.OptionName]).Count() == 2).Select(command => command.Name).Except(["traits"])];
        Assert.Contains("robustness", writing);
        var description = commands.Single(command => command.Name == "facts").Description!;
        Assert.All(writing, command => Assert.Contains($" {command}", description, StringComparison.Ordinal));
    }
}
