using SerializationBenchmarks.Benchmarks.Commands;
using SerializationBenchmarks.Output.Pages;
using SerializationBenchmarks.Records;
using SerializationBenchmarks.Reports.Files;

namespace SerializationBenchmarks.EndToEnd.Packages;

public sealed class ToolPackageTests : IDisposable
{
    private const string Version = "0.1.0-test";

    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public void InstalledFromAFolderItMeasuresAUsersTypeInAnyFolder()
    {
        Install();
        Assert.Equal(PageFile.IsThere ? 1 : 0, Directory.GetFiles(_folder["tools"], "notices.txt", SearchOption.AllDirectories).Length); // The licences of what the page contains.
        Directory.CreateDirectory(_folder["elsewhere"]);
        var answer = BuiltPrograms.RunAny(
            _folder["elsewhere"],
            [
                _folder[OperatingSystem.IsWindows() ? "tools/serialization-benchmarks.exe" : "tools/serialization-benchmarks"],
                .. Contracts.Arguments("Tracker.IssueEvent", Contracts.Document("issue-event.json")),
                "--serializers", "SystemTextJson", "--operations", "SerializeOnce", "--quick",
            ]);
        Assert.Equal((0, ""), (answer.ExitCode, answer.Error));
        Assert.Contains("| System.Text.Json ", answer.Output, StringComparison.Ordinal);

        var path = Assert.Single(Directory.GetFiles(_folder["elsewhere/results"], "*.json", SearchOption.AllDirectories));
        var record = RecordFile.Read(path);
        Assert.Equal("Tracker.IssueEvent", record.OwnType!.Type);
        Assert.Equal("SerializeOnce.SystemTextJson.IssueEvent", Assert.Single(record.Cases).Key.ToString());
        Assert.NotEmpty(record.Cases[0].Rounds);
    }

    // What the tests were built with, as it is: packing builds nothing.
    private void Install()
    {
        var configuration = new DirectoryInfo(Path.GetDirectoryName(typeof(MainCommand).Assembly.Location)!).Parent!.Name;
        Run(RepositoryRoot.Find(), "pack", "src/Benchmarks", "--no-build", "-c", configuration, "-o", _folder["packages"], $"-p:PackageVersion={Version}", "-nodeReuse:false");
        File.WriteAllText(_folder["nuget.config"], """<configuration><packageSources><clear /><add key="packages" value="packages" /></packageSources></configuration>""");
        Run(_folder.Path, "tool", "install", "SerializationBenchmarks.Tool", "--version", Version, "--tool-path", "tools", "--configfile", "nuget.config");
    }

    private static void Run(string folder, params string[] arguments)
    {
        var (exitCode, output) = SourceCopy.Dotnet(folder, arguments);
        Assert.True(exitCode == 0, output);
    }
}
