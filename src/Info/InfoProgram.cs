using System.CommandLine;
using System.CommandLine.Parsing;
using SerializationBenchmarks.Info.Fidelity;
using SerializationBenchmarks.Info.Footprint;
using SerializationBenchmarks.Info.Languages;
using SerializationBenchmarks.Info.MemberTypes;
using SerializationBenchmarks.Info.Robustness;
using SerializationBenchmarks.Info.Sizes;
using SerializationBenchmarks.Info.Support;
using SerializationBenchmarks.Info.Traits;
using SerializationBenchmarks.Info.Upgrades;
using SerializationBenchmarks.Programs.Terminal;

namespace SerializationBenchmarks.Info;

/// <summary>The console of everything that is known without timing.</summary>
internal static class InfoProgram
{
    // A command is a class in a file of its own and a line here.
    private static IEnumerable<Command> CreateCommands() =>
    [
        new SizesCommand(TraitsCommand.Judge),
        new FidelityCommand(TraitsCommand.Judge),
        new TypesCommand(TraitsCommand.Judge),
        new LanguagesCommand(TraitsCommand.Judge),
        new TraitsCommand(),
        new UpgradeCommand(TraitsCommand.Judge),
        new SupportCommand(),
        new RobustnessCommand(TraitsCommand.Judge),
        new FootprintCommand(TraitsCommand.Judge),
        new FactsCommand(),
    ];

    /// <summary>Runs the command that the arguments name, or <c>sizes</c> if they name none.</summary>
    public static int Run(string[] arguments, TextWriter? output = null, TextWriter? error = null) => ConsoleProgram.Run(CreateRoot, arguments, output, error);

    /// <summary>Makes the program's commands and options.</summary>
    public static RootCommand CreateRoot()
    {
        var root = new RootCommand("Prints what is known about serializers without timing them. Without a command: sizes.");
        SizesCommand.AddTo(root, TraitsCommand.Judge);
        foreach (var command in CreateCommands())
        {
            command.Validators.Add(RefuseOptionsBeforeCommand);
            root.Subcommands.Add(command);
        }

        return root;
    }

    // The root's options are those of sizes; before another command they would be accepted and do nothing.
    private static void RefuseOptionsBeforeCommand(CommandResult result)
    {
        if (((CommandResult)result.Parent!).Children.OfType<OptionResult>().FirstOrDefault(option => !option.Implicit) is { } misplaced)
            result.AddError($"{misplaced.IdentifierToken} stands before the command '{result.Command.Name}'; write it after, if the command has it.");
    }
}
