using System.CommandLine;
using SerializationBenchmarks.Programs.Terminal;

namespace SerializationBenchmarks.Benchmarks.Commands;

/// <summary>The program's command line.</summary>
internal static class MainCommand
{
    private static readonly Lazy<RootCommand> _root = new(CreateRoot);

    /// <summary>The commands and options.</summary>
    public static RootCommand Root => _root.Value;

    /// <summary>Runs a command.</summary>
    /// <returns>0 if all went well, 1 if a round-trip validation, a case or a bound failed, 2 if the input was wrong.</returns>
    public static int Run(string[] args, TextWriter? output = null, TextWriter? error = null) => args is [BdnCommand.Name, .. var rest] && BdnCommand.Takes(rest) ? BdnCommand.Run(rest) : ConsoleProgram.Run(() => Root, args, output, error);

    private static RootCommand CreateRoot()
    {
        var root = new RootCommand(
            "Measures serializers. Without arguments: the whole default study. Of the script that the study shapes is modelled on, --benchmarks and --repeat are accepted, "
            + "--no-ref is --study references, and --warmup, --iterations and --number are not needed.")
        {
            ReportCommand.Create(),
            CompareCommand.Create(),
            MergeCommand.Create(),
            CalibrateCommand.Create(),
            BdnCommand.Create(),
        };
        RunCommand.AddTo(root);
        return root;
    }
}
