using System.Text.RegularExpressions;
using SerializationBenchmarks.Benchmarks.Commands;
using SerializationBenchmarks.Info;
using SerializationBenchmarks.Output.Pages;
using SerializationBenchmarks.Programs.Terminal;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.EndToEnd.Pages;

/// <summary>
/// The commands that README.md and the pages in docs show are parsed as they stand, and run in a folder
/// that has what they name: as <c>RECORD</c>, a record. What <c>dotnet run</c> would build is built already, and what takes minutes is made short.
/// </summary>
public sealed partial class ShownCommandTests : IDisposable
{
    private const string Measure = "dotnet run -c Release --project src/Benchmarks";
    private const string Inform = "dotnet run -c Release --project src/Info";
    private const string Render = "dotnet run -c Release --project src/Pages";
    private const string Robustness = $"{Inform} -- robustness";
    private const string OneCase = "--quick --serializers SystemTextJson --operations SerializeOnce";

    // What is written behind a command, so that it takes seconds.
    private static readonly Dictionary<string, string> _shortened = new()
    {
        [Measure] = $"-- {OneCase} --models Tiny",
        [$"{Measure} -- --quick --filter 'SerializeOnce.*.Tiny' '*.MessagePack.*'"] = "--models Tiny --serializers SystemTextJson,MessagePack",
        [$"{Measure} -- --study shapes --versus MessagePack,SystemTextJson"] = "--quick --models Dict --serializers MessagePack,SystemTextJson --operations SerializeOnce",
        [$"DOTNET_gcServer=1 {Measure} -- --models Complex"] = OneCase,
        [$"{Measure} -- --study passthrough"] = "--quick --serializers SystemTextJson",
        [$"{Inform} -- types"] = "--serializers SystemTextJson",
        [Robustness] = "--serializers SystemTextJson --models Tiny --mutants 100",
    };

    // What other tests run, or nobody should.
    private static readonly Dictionary<string, string> _elsewhere = new()
    {
        ["dotnet test"] = "It runs this.",
        ["dotnet run -c Release 500 91"] = "It is a program of its own, which takes minutes.",
        ["dotnet build -c Release tests/Contracts"] = "The build of the tests does.",
        ["dotnet pack -c Release -o artifacts/packages"] = "PackageTests packs a copy.",
        ["dotnet run -c Release --project samples/OwnProject"] = "PackageTests builds a copy.",
        ["dotnet tool install --global --add-source artifacts/packages SerializationBenchmarks.Tool"] = "ToolPackageTests installs it into a folder.",
        ["serialization-benchmarks --assembly Shop.dll --type Shop.Order --sample orders/"] = "ToolPackageTests has it measure another type.",
        ["dotnet run -c Release --project src/Benchmarks -- --study service --assembly Shop.dll --type Shop.Order --sample orders/"] = "ServiceRunTests has a service echo another type.",
        [$"{Measure} -- --serializers MessagePack@2.5.307,MessagePack"] = "VersionRunTests builds with the version that every machine has.",
        [$"{Measure} -- --serializers SystemTextJson,ProtobufNet --upgrade net11.0"] = "VersionRunTests has a runtime that is installed.",
        [$"{Inform} -- upgrade MessagePack@2.5.307 MessagePack"] = "UpgradeReportTests has a runtime that is installed.",
        [$"{Inform} -- languages"] = "LanguagesTests have interpreters, which stand in the tests' folder.",
        [$"{Measure} -- bdn --filter '*SerializeOnce*MessagePackCSharp*' --job short --memory --exporters json"] = "RunTests hands arguments to BenchmarkDotNet.",
        [Render] = "AllPagesTests render all pages, and PagesProgramTests write them.",
        [$"{Render} -- RECORD"] = "PagesProgramTests has a record shown.",
        [$"{Render} -- results/MACHINE/RECORD.json"] = "PagesProgramTests has a record shown.",
        [$"{Inform} -- footprint"] = "FootprintProgramTests publishes some; all take an hour.",
    };

    private readonly TemporaryFolder _folder = new();

    public ShownCommandTests()
    {
        File.WriteAllText(_folder["SerializationBenchmarks.sln"], ""); // So that it is a repository of its own.
        File.Copy(Page.Full("README.md"), _folder["README.md"]);
        foreach (var path in Page.All.Where(page => page.StartsWith("docs/", StringComparison.Ordinal)).Concat(Directory.GetFiles(Page.Full("docs/facts")).Select(path => $"docs/facts/{Path.GetFileName(path)}")))
            Copy(Page.Full(path), path);
        var pocos = CommittedRecords.Paths.Where(path => CommittedRecords.Read(path) is { Study: "pocos", Models.Count: 3 }).Order(StringComparer.Ordinal).ToArray();
        foreach (var path in CommittedRecords.Paths)
            Copy(path, Path.GetRelativePath(RepositoryRoot.Find(), path));
        Copy(CommittedRecords.Paths.First(path => path.EndsWith("-publishing.json", StringComparison.Ordinal)), "RECORD");
        foreach (var place in new[] { "OTHER", "OLD", "NEW", "FIRST", "results/MACHINE/A.json" })
            Copy(pocos[0], place);
        foreach (var place in new[] { "SECOND", "results/MACHINE/B.json" })
            Copy(pocos[1], place);
        Copy(Contracts.Assembly, "tests/Contracts/bin/Release/net10.0/Contracts.dll");
        Copy(Contracts.Document("issue-event.json"), "samples/documents/issue-event.json");
        Directory.CreateDirectory(_folder["bin"]);
        Program("xdg-open", "exit 0"); // No browser is opened.
        Program("dotnet", $"""
            case "$*" in
                "run -c Release --project src/"*) program=$(basename "$5"); shift 5; [ "$1" = "--" ] && shift ;;
                src/*/bin/Release/net10.0/*.dll*) program=$(basename "$1" .dll); shift ;;
                *) exit 99 ;;
            esac
            [ "$program" = Info ] && program=SerializationBenchmarks.Info
            exec '{Environment.GetEnvironmentVariable("DOTNET_HOST_PATH") ?? Tool.Find("dotnet")}' '{Path.GetDirectoryName(BuiltPrograms.Program("Benchmarks")[1])}'/"$program".dll "$@"
            """);
    }

    public void Dispose() => _folder.Dispose();

    public static TheoryData<string> Parsed => [.. ShownCommands.All.Where(command => command.Contains("src/Benchmarks", StringComparison.Ordinal) || command.Contains("src/Info", StringComparison.Ordinal))];

    public static TheoryData<string> Run => [.. ShownCommands.All.Except(_elsewhere.Keys)];

    [Theory]
    [MemberData(nameof(Parsed))]
    public void ACommandIsOneThatTheProgramTakes(string command)
    {
        // A shell puts all files that there are in the place of a star.
        string[] words =
        [
            .. Word().Matches(command).SelectMany(word => word.Value.Contains('\'') || !word.Value.Contains('*') ? [word.Value] : new[] { "A", "B" }.Select(name => word.Value.Replace("*", name, StringComparison.Ordinal)))
                .Select(word => word.Replace("'", "", StringComparison.Ordinal)),
        ];
        var program = Array.FindIndex(words, word => word.StartsWith("src/", StringComparison.Ordinal));
        var arguments = words[(program + 1)..].SkipWhile(word => word == "--").ToArray();
        Assert.NotNull(words[program].StartsWith("src/Info", StringComparison.Ordinal)
            ? ConsoleProgram.Parse(InfoProgram.CreateRoot(), arguments)
            : ConsoleProgram.Parse(MainCommand.Root, arguments));
    }

    [Theory]
    [MemberData(nameof(Run))]
    public void ACommandDoesWhatItSaysWhereItStands(string command)
    {
        Needs.Bash();
        var answer = BuiltPrograms.RunAny(_folder.Path, ["bash", "-c", $"PATH='{_folder["bin"]}':$PATH; {command} {_shortened.GetValueOrDefault(command)}"]);
        if (!PageFile.IsThere && command.Contains("--html", StringComparison.Ordinal))
        {
            answer.EndsWithUserError("page");
            return;
        }

        Assert.True(answer.ExitCode == 0 && (command == Robustness || answer.Error.Length == 0), $"{command}: {answer.ExitCode}\n{answer.Error}\n{answer.Output}"); // That one shows its progress there.
        Assert.NotEmpty(answer.Output);
    }

    [Fact]
    public void WhatIsShortenedOrRunElsewhereIsShown() => Assert.Empty(_shortened.Keys.Concat(_elsewhere.Keys).Except(ShownCommands.All));

    [Fact]
    public void CommandsAreFoundInBlocksAndInSentences() => Assert.Equal(
        ["dotnet test", "git log", "dotnet run x", "dotnet run -c Release --project src/Benchmarks -- compare A B"],
        ShownCommands.Of("""
            *Generated by `dotnet run --project src/Pages`.*

            First:

                dotnet test
                git log

            - An item, `dotnet run x` and `compare A
                B`, not `compare`, which goes on.

            ```text

                fenced
            ```

            """.ReplaceLineEndings("\n")));

    [GeneratedRegex(@"(?:[^\s']|'[^']*')+")]
    private static partial Regex Word();

    private void Copy(string from, string to)
    {
        Directory.CreateDirectory(Path.GetDirectoryName(_folder[to])!);
        File.Copy(from, _folder[to]);
    }

    private void Program(string name, string script)
    {
        File.WriteAllText(_folder[$"bin/{name}"], $"#!/bin/bash\n{script.ReplaceLineEndings("\n")}\n");
        if (!OperatingSystem.IsWindows())
            File.SetUnixFileMode(_folder[$"bin/{name}"], UnixFileMode.UserRead | UnixFileMode.UserWrite | UnixFileMode.UserExecute);
    }
}
