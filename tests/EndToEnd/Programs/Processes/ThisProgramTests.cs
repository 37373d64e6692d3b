using System.Runtime.InteropServices;

namespace SerializationBenchmarks.EndToEnd.Programs.Processes;

/// <summary>Programs in an environment that has little more than they need.</summary>
public sealed class ThisProgramTests : IDisposable
{
    private readonly TemporaryFolder _folder = new();

    public void Dispose() => _folder.Dispose();

    [Fact]
    public async Task AProgramThatWasStartedByItsOwnExecutableNeedsNoDotnetInThePath()
    {
        var assembly = BuiltPrograms.Program("Benchmarks")[^1];
        var runtime = Path.GetFullPath(Path.Combine(RuntimeEnvironment.GetRuntimeDirectory(), "..", "..", ".."));
        using var process = BuiltPrograms.StartAny(
            _folder.Path,
            [
                Path.ChangeExtension(assembly, OperatingSystem.IsWindows() ? ".exe" : null),
                "--quick", "--serializers", "SystemTextJson", "--models", "Tiny", "--operations", "SerializeOnce", "--rounds", "1", "--results", _folder["results"], "--artifacts", _folder["artifacts"],
            ],
            ("PATH", _folder.Path),
            ("DOTNET_HOST_PATH", ""),
            ("DOTNET_ROOT", runtime));
        var (output, error) = (process.StandardOutput.ReadToEndAsync(), process.StandardError.ReadToEndAsync());
        await process.WaitForExitAsync();
        Assert.True(process.ExitCode == 0, await output + await error);
        Assert.Contains("Round 1 of 1", await output, StringComparison.Ordinal);
    }
}
