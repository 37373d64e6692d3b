using System.Diagnostics;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.Tests.Repository;

/// <summary><c>.ci/run</c> with programs in the place of npm, dotnet and chromium that answer what a test wants.</summary>
[Trait("Category", "AnyPackages")]
public sealed class CiRunTests : IDisposable
{
    private const string Npm = "exit 0";
    private const string Validations = "validated Cbor on Tiny: 18 bytes of raw";

    private readonly TemporaryFolder _folder = new();

    public CiRunTests()
    {
        foreach (var name in new[] { ".ci", "bin", "src/Serializers/Fast" })
            Directory.CreateDirectory(_folder[name]);
        File.WriteAllText(_folder["src/Serializers/Fast/Serializer.props"], """<OptionalPackage Include="fast" Serializers="Fast;FastStream" />""");
        File.Copy(Path.Combine(RepositoryRoot.Find(), ".ci", "run"), _folder[".ci/run"]);
        File.WriteAllText(_folder[".ci/least-passed"], "# A comment.\ntests: 50\ntests without optional packages: 40\n");
    }

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void EndsWithTheNumberOfTests()
    {
        Needs.Bash();
        Assert.Equal(
            (0, "95 passed, 0 failed, 4 skipped"),
            (Run(Npm, Counts(0, 50, 1), Counts(0, 40, 3), Validations, out var lines), lines[^1]));
    }

    [Fact]
    public void FailedTestsAreNamedWithTheirMessagesBeforeTheLastLine()
    {
        Needs.Bash();
        Assert.Equal(1, Run(Npm, $"  Failed Some.Test(of: [x]) [2 s]\n  Error Message:\n   Not equal\n  Stack Trace:\n     at Some.Test\n{Counts(1, 50, 0)}", Counts(0, 40, 0), Validations, out var lines));
        Assert.Equal(["Failed Some.Test(of: [x])", "   Not equal", "95 passed, 1 failed, 0 skipped"], lines[^3..]);
    }

    [Fact]
    public void AFailureOfNpmIsAFailure()
    {
        Needs.Bash();
        Assert.Equal(1, Run("exit 1", Counts(0, 50, 0), Counts(0, 40, 0), Validations, out var lines));
        Assert.Contains("FAILED: packages of tests/Interop", lines);
        Assert.Equal("94 passed, 1 failed, 0 skipped", lines[^1]);
    }

    [Theory]
    [InlineData(49, 40, "FAILED: tests passed 49, and .ci/least-passed asks for 50")]
    [InlineData(50, 39, "FAILED: tests without optional packages passed 39, and .ci/least-passed asks for 40")]
    public void FewerPassedTestsThanTheLeastAreAFailure(int first, int second, string sentence)
    {
        Needs.Bash();
        Assert.Equal(1, Run(Npm, Counts(0, first, 900), Counts(0, second, 900), Validations, out var lines));
        Assert.Contains(sentence, lines);
        Assert.Equal("94 passed, 1 failed, 1800 skipped", lines[^1]);
    }

    [Fact]
    public void SerializersThatWereNotCompiledAreNamedOnTheLineBeforeTheLast()
    {
        Needs.Bash();
        Assert.Equal(0, Run(Npm, Counts(0, 50, 0), Counts(0, 40, 0), $"{Validations}\nleft out MessagePack: No source has it.\nleft out BebopStruct: No source has it.", out var lines));
        Assert.Equal(
            "Not tried, because their packages cannot be restored here: MessagePack, BebopStruct. Before a release or a record of theirs: .ci/run -p:OptionalPackages=all",
            lines[^2]);
        Assert.Equal("95 passed, 0 failed, 0 skipped", lines[^1]);
    }

    [Fact]
    public void WhereNoOptionalPackageCanBeRestoredTheTestsAreNotRepeatedWithoutThem()
    {
        Needs.Bash();
        Assert.Equal(0, Run(Npm, Counts(0, 50, 0), Counts(0, 40, 0), $"{Validations}\nleft out Fast: No source has it.\nleft out FastStream: No source has it.", out var lines));
        Assert.Equal("55 passed, 0 failed, 0 skipped", lines[^1]);
        Assert.DoesNotContain("test -p:OptionalPackages=none --filter Category!=AnyPackages", File.ReadAllLines(_folder["dotnet.log"]));
        Assert.Equal(0, Run(Npm, Counts(0, 50, 0), Counts(0, 40, 0), $"{Validations}\nleft out Fast: No source has it.", out lines));
        Assert.Equal("95 passed, 0 failed, 0 skipped", lines[^1]);
    }

    [Fact]
    public void ArgumentsGoToAllButTheTestsWithoutOptionalPackages()
    {
        Needs.Bash();
        Run(Npm, Counts(0, 50, 0), Counts(0, 40, 0), Validations, out _, "-p:OptionalPackages=all");
        Assert.Equal(
            [
                "build -c Release -p:OptionalPackages=all",
                "format --verify-no-changes --no-restore --diagnostics IDE0055",
                "run -c Release --project tests/RandomTypes 20",
                "test -p:OptionalPackages=all",
                "run -c Release -p:OptionalPackages=all --project src/Benchmarks -- --validate",
                "test -p:OptionalPackages=none --filter Category!=AnyPackages",
            ],
            File.ReadAllLines(_folder["dotnet.log"]));
    }

    [Fact]
    public void BothTestRunsHaveALeastNumber()
    {
        var lines = File.ReadAllLines(Path.Combine(RepositoryRoot.Find(), ".ci", "least-passed")).Where(line => !line.StartsWith('#')).Select(line => line.Split(": ")).ToArray();
        Assert.Equal(["tests", "tests without optional packages"], lines.Select(words => words[0]));
        Assert.All(lines, words => Assert.InRange(int.Parse(words[1], null), 500, 5000));
    }

    private static string Counts(int failed, int passed, int skipped) => $"Passed!  - Failed: {failed,5}, Passed: {passed,5}, Skipped: {skipped,5}, Total: 1, Duration: 1 s";

    private int Run(string npm, string tests, string testsWithout, string validations, out string[] lines, params string[] arguments)
    {
        WriteProgram("npm", npm);
        WriteProgram("chromium", "exit 0"); // Where there is none, .ci/run installs it.
        WriteProgram(
            "dotnet",
            $"""
            echo "$*" >>"{_folder["dotnet.log"]}"
            case "$*" in
              *OptionalPackages=none*) echo "{testsWithout}";;
              test*) echo "{tests}";;
              run*) echo "{validations}";;
            esac
            """);
        var start = new ProcessStartInfo("bash", [_folder[".ci/run"], .. arguments]) { RedirectStandardOutput = true };
        start.Environment["PATH"] = $"{_folder["bin"]}:{start.Environment["PATH"]}";
        using var process = Process.Start(start)!;
        lines = process.StandardOutput.ReadToEnd().TrimEnd().Split('\n');
        process.WaitForExit();
        return process.ExitCode;
    }

    private void WriteProgram(string name, string text)
    {
        File.WriteAllText(_folder[$"bin/{name}"], $"#!/usr/bin/env bash\n{text.ReplaceLineEndings("\n")}\n");
        if (!OperatingSystem.IsWindows())
            File.SetUnixFileMode(_folder[$"bin/{name}"], UnixFileMode.UserRead | UnixFileMode.UserWrite | UnixFileMode.UserExecute);
    }
}
