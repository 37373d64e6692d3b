using System.CommandLine;
using SerializationBenchmarks.Programs.Terminal;
using SerializationBenchmarks.Reports;

namespace SerializationBenchmarks.Tests.Programs.Terminal;

public sealed class ConsoleProgramTests
{
    [Fact]
    public void AnswersWhatTheActionAnswers() => Assert.Equal((3, "done", ""), Run(_ => 3));

    [Fact]
    public void AUserErrorIsItsSentenceAlone() => Assert.Equal(
        (2, "", "Wrong.\n"),
        Run(_ => throw new UserErrorException("Wrong.")));

    [Fact]
    public void AFileErrorIsASentence() => Assert.Equal(
        (2, "", "A file or folder cannot be used: No space left on device; check that it exists, that you may write to it and that the disk is not full.\n"),
        Run(_ => throw new IOException("No space left on device")));

    [Fact]
    public void ADefectIsNotHidden() =>
        Assert.Throws<InvalidOperationException>(() => Run(_ => throw new InvalidOperationException()));

    [Theory]
    [InlineData("There is no option '--nmae', the nearest is --name; --help lists what there is.\n", "--nmae", "x")]
    [InlineData("There is no command 'shwo', the nearest is show; --help lists what there is.\n", "shwo")]
    [InlineData("There is no option '--nam', the nearest is --name; --help lists what there is.\n", "show", "--nam")]
    [InlineData("--size is an option of the program without a command, not of 'show'; show --help lists what there is.\n", "show", "--size", "3")]
    [InlineData("--size is an option of the program without a command, not of 'show'; show --help lists what there is.\n", "show", "--size=3")]
    [InlineData("There is no option '--siz'; --help lists what there is.\n", "show", "--siz:3")]
    [InlineData("Required argument missing for option: '--name'.\n", "--name")]
    public void WrongArgumentsAreASentence(string message, params string[] arguments) =>
        Assert.Equal((2, "", message), InCulture.Run("en-US", () => Run(_ => 0, arguments)));

    [Fact]
    public void HelpWinsOverWrongArguments()
    {
        var (exitCode, output, error) = Run(_ => 0, "--nmae", "--help");
        Assert.Equal((0, ""), (exitCode, error));
        Assert.Contains("--name", output, StringComparison.Ordinal);
    }

    [Fact]
    public void AnAssemblyThatCannotBeOpenedIsOneSentence()
    {
        using StringWriter output = new(), error = new() { NewLine = "\n" };
        Assert.Equal(2, ConsoleProgram.Run(() => throw new TypeInitializationException("Some.Class", new FileNotFoundException("Could not load file or assembly 'A'.")), [], output, error));
        Assert.Equal("The program cannot read its own files: Could not load file or assembly 'A'; check that its folder is whole, and that it may open some 200 files at a time (ulimit -n).\n", error.ToString());
    }

    private static (int ExitCode, string Output, string Error) Run(Func<ParseResult, int> action, params string[] arguments)
    {
        var root = new RootCommand { new Option<string>("--name") { Recursive = true }, new Option<int>("--size") };
        root.Subcommands.Add(new Command("show"));
        root.SetAction(parse =>
        {
            var exitCode = action(parse);
            parse.InvocationConfiguration.Output.Write("done");
            return exitCode;
        });
        using StringWriter output = new() { NewLine = "\n" }, error = new() { NewLine = "\n" };
        return (ConsoleProgram.Run(() => root, arguments, output, error), output.ToString(), error.ToString());
    }
}
