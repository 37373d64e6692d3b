using System.CommandLine;
using System.Diagnostics;
using SerializationBenchmarks.Info.Facts;
using SerializationBenchmarks.Info.Fidelity;
using SerializationBenchmarks.Info.Footprint;
using SerializationBenchmarks.Info.Languages;
using SerializationBenchmarks.Info.MemberTypes;
using SerializationBenchmarks.Info.Robustness;
using SerializationBenchmarks.Info.Sizes;
using SerializationBenchmarks.Programs.Arguments;
using SerializationBenchmarks.Reports.Tables;
using SerializationBenchmarks.Serializers;
using SerializationBenchmarks.Serializers.Bindings;

namespace SerializationBenchmarks.Info.Traits;

/// <summary>Writes all facts of serializers, by the commands that find them: what is owed for a new one.</summary>
internal sealed class FactsCommand : Command
{
    // What takes long comes last. Each judges what follows from its facts, so that traits need no line.
    private static readonly (Command Command, IReadOnlyList<SerializerInfo> Serializers)[] _commands =
    [
        (new SizesCommand(TraitsCommand.Judge), Catalog.Serializers),
        (new FidelityCommand(TraitsCommand.Judge), Catalog.Serializers),
        (new TypesCommand(TraitsCommand.Judge), Catalog.Serializers),
        (new LanguagesCommand(TraitsCommand.Judge), Implementation.AllSerializers),
        (new RobustnessCommand(TraitsCommand.Judge), Catalog.Serializers),
        (new FootprintCommand(TraitsCommand.Judge), FootprintReport.Candidates),
    ];

    public FactsCommand()
        : base("facts", $"Writes all facts of serializers under docs/facts: runs {string.Join(", ", _commands.Select(command => command.Command.Name))} with {FactsFile.OptionName}; about a minute for one.")
    {
        var serializers = NameFilter.Option("--serializers", "Serializers", Catalog.Serializers.Select(serializer => serializer.Name));
        Add(serializers);
        SetAction(async (parse, cancellation) =>
        {
            var picked = NameFilter.PickSerializers(parse.GetValue(serializers));
            var error = parse.InvocationConfiguration.Error;
            foreach (var (command, taken) in _commands)
            {
                string[] names = [.. picked.Intersect(taken).Select(serializer => serializer.Name)];
                if (names.Length == 0)
                {
                    error.WriteLine($"{command.Name}: left out, because it has none of them.");
                    continue;
                }

                var time = Stopwatch.StartNew();
                var exitCode = await command.Parse(["--serializers", string.Join(',', names), FactsFile.OptionName]).InvokeAsync(parse.InvocationConfiguration, cancellation).ConfigureAwait(false);
                error.WriteLine($"{command.Name}: {NumberText.Duration(time.Elapsed)}.");
                if (exitCode != 0)
                    return exitCode;
            }

            return 0;
        });
    }
}
