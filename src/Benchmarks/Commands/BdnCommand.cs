using System.CommandLine;
using System.Reflection;
using BenchmarkDotNet.ConsoleArguments;
using BenchmarkDotNet.Running;
using CommandLine;
using SerializationBenchmarks.Models;
using SerializationBenchmarks.Programs.Versions;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Studies;

namespace SerializationBenchmarks.Benchmarks.Commands;

/// <summary>Hands the benchmark classes of the default study to BenchmarkDotNet, with its own command line and all that it can do.</summary>
internal static class BdnCommand
{
    /// <summary>The command's name.</summary>
    public const string Name = "bdn";

    /// <summary>Makes the command. Its options are there to be found by who gives one of them without it: BenchmarkDotNet reads the arguments.</summary>
    public static Command Create()
    {
        var command = new Command(Name, "Hand the cases of the default study to BenchmarkDotNet, with its own options: jobs, runtimes, exporters, diagnosers; bdn --help lists them.");
        foreach (var option in typeof(CommandLineOptions).GetProperties().SelectMany(property => property.GetCustomAttributes<OptionAttribute>()))
            command.Options.Add(new Option<string[]>($"--{option.LongName}") { Description = option.HelpText, Arity = ArgumentArity.ZeroOrMore, AllowMultipleArgumentsPerToken = true });
        command.SetAction(int (_) => throw new UserErrorException($"{Name}: BenchmarkDotNet measures with this program's own libraries and runtime; versions take turns in a run without {Name}, for example --serializers MessagePack@2.5.307,MessagePack."));
        return command;
    }

    /// <summary>Whether arguments are BenchmarkDotNet's: all but those that name a version of a serializer's library.</summary>
    public static bool Takes(IEnumerable<string> arguments) => !arguments.Any(argument => argument.Contains(VersionedName.Mark, StringComparison.Ordinal));

    /// <summary>Runs BenchmarkDotNet.</summary>
    /// <returns>0 if all benchmarks succeeded that were run; 1 if one did not.</returns>
    public static int Run(string[] arguments)
    {
        var study = Study.All[0];
        var plan = Plan.Create(study, study.Operations, Model.BuiltIn, study.Serializers);
        var summaries = BenchmarkSwitcher.FromTypes([.. plan.Cases.Select(@case => @case.Benchmark).Distinct()]).Run(arguments);
        return summaries.Any(summary => summary.HasCriticalValidationErrors || summary.Reports.Any(report => !report.Success)) ? 1 : 0;
    }
}
