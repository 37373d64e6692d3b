using System.CommandLine;
using SerializationBenchmarks.Benchmarks.Commands;
using SerializationBenchmarks.Info;
using SerializationBenchmarks.Info.Facts;
using SerializationBenchmarks.Records;

namespace SerializationBenchmarks.Tests.WrongInput;

/// <summary>
/// Every option of every command with values that nobody can mean, or that few do. The options are those of the commands themselves, so a new one
/// is tried without being named here.
/// </summary>
[Trait("Category", "AnyPackages")]
public sealed class EveryOptionTests : IDisposable
{
    private static readonly string[] _values = ["", "\t\n", "-1", "99999999999999999999", "NaN", "Größe/名前/🙂", "--", ",", new('x', 5000)];

    private readonly TemporaryFolder _folder = new();

    public EveryOptionTests()
    {
        RecordFile.Write(_folder["one.json"], RecordFactory.Full());
        RecordFile.Write(_folder["two.json"], RecordFactory.Full() with { Seconds = 1 });
    }

    public void Dispose() => _folder.Dispose();

    public static TheoryData<string, string> Options =>
    [
        .. from program in (RootCommand[])[MainCommand.Root, InfoProgram.CreateRoot()]
           from command in program.Subcommands.Prepend<Command>(program)
           where command.Name != BdnCommand.Name // Its options are BenchmarkDotNet's, which reads them itself.
           from option in command.Options
           where option.Action is null && option.Name != FactsFile.OptionName // Help and the version take none, and the last one writes into the repository.
           select new TheoryDataRow<string, string>(command == program ? Name(program) : $"{Name(program)} {command.Name}", option.Name),
    ];

    [Theory]
    [MemberData(nameof(Options))]
    public void AnyValueIsTakenOrRefusedInASentence(string command, string option)
    {
        foreach (var value in _values)
            IsAnswered(command, [option, value]);
        IsAnswered(command, [option]);
    }

    private static string Name(RootCommand program) => program.Subcommands.Any(command => command.Name == "report") ? "Benchmarks" : "Info";

    private void IsAnswered(string command, string[] words)
    {
        string[] rest = command switch
        {
            "Benchmarks" => ["--list"],
            "Benchmarks report" => [_folder[words[0].StartsWith("--versus", StringComparison.Ordinal) ? "one.json" : "gone.json"]], // Nothing is to be written.
            "Benchmarks merge" => [_folder["one.json"], _folder["two.json"], .. words[0].StartsWith("--output", StringComparison.Ordinal) ? Array.Empty<string>() : ["--output", _folder["gone/merged.json"]]],
            "Benchmarks compare" or "Benchmarks calibrate" => [_folder["one.json"], _folder["two.json"]],
            "Info footprint" => ["--modes", "nowhere"], // Publishing takes hours, and these minutes: they are to be refused in the end.
            "Info robustness" or "Info types" or "Info languages" or "Info fidelity" or "Info facts" => ["--serializers", "Nobody"],
            _ => ["--serializers", "SystemTextJson"],
        };
        string[] arguments = [.. command.Split(' ')[1..], .. rest, .. words]; // The rest first, because what follows -- is no option.
        var answer = command.StartsWith("Info", StringComparison.Ordinal) ? BuiltPrograms.RunInfo(arguments) : BuiltPrograms.Run(arguments);
        var shown = $"{command}: {string.Join(' ', arguments.Select(word => $"[{(word.Length > 100 ? word[..100] : word)}]"))}: {answer.ExitCode}: {answer.Error}";
        Assert.True(answer.ExitCode is 0 or 2, shown);
        Assert.True(answer.ExitCode == 0 || answer.Error.TrimEnd('\r', '\n').Split('\n').Length == 1, shown);
        Assert.True(answer.ExitCode == 0 || answer.Error.Length > 10, shown);
        Assert.False(answer.Error.Any(letter => char.IsControl(letter) && letter is not ('\r' or '\n')), shown);
    }
}
