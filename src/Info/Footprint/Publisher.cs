using System.ComponentModel;
using System.Diagnostics;
using SerializationBenchmarks.Reports.Terminal;

namespace SerializationBenchmarks.Info.Footprint;

/// <summary>Publishes programs with the .NET SDK into a folder that lasts as long as the publisher, and runs them.</summary>
internal sealed class Publisher : IDisposable
{
    private readonly string _root;

    private readonly string _dotnet;

    private readonly DirectoryInfo _folder = Directory.CreateTempSubdirectory("serialization-benchmarks-footprint-");

    /// <summary>Makes the folder and looks for the SDK.</summary>
    /// <param name="root">The repository's root.</param>
    /// <param name="dotnet">The SDK's program; by default the one that runs this program, or the one on the PATH.</param>
    /// <exception cref="UserErrorException">There is no SDK.</exception>
    public Publisher(string root, string? dotnet = null)
    {
        (_root, _dotnet) = (root, dotnet ?? Environment.GetEnvironmentVariable("DOTNET_HOST_PATH") ?? "dotnet");
        if (Run(_dotnet, ["--version"]) is not { ExitCode: 0 })
        {
            Dispose();
            throw new UserErrorException($"footprint publishes programs, for which '{_dotnet} --version' finds no .NET SDK; install the SDK of global.json, or put it on the PATH.");
        }
    }

    /// <summary>Publishes a program one way, runs it and sums the lengths of its files.</summary>
    /// <param name="program">The program.</param>
    /// <param name="way">The way.</param>
    public Published Publish(FootprintProgram program, PublishWay way)
    {
        var folder = _folder.CreateSubdirectory(Guid.NewGuid().ToString("N")); // What one way restored would be in the way of the next.
        var output = Path.Combine(folder.FullName, "published");
        var published = Run(_dotnet, ["publish", program.Write(folder.FullName, _root), "--nologo", "--configuration", "Release", "--output", output, .. way.Arguments]);
        if (published.ExitCode != 0)
            return Published.Not($"It cannot be published: {FirstError(published.Text)}.");
        var bytes = new DirectoryInfo(output).EnumerateFiles("*", SearchOption.AllDirectories).Where(file => file.Extension is not (".pdb" or ".dbg")).Sum(file => file.Length);
        var executed = Run(Path.Combine(output, FootprintProgram.FileName + (OperatingSystem.IsWindows() ? ".exe" : "")), []);
        folder.Delete(recursive: true); // A self-contained program is large.
        return executed.ExitCode switch
        {
            0 => Published.Of(bytes),
            1 => Published.Not("The published program deserializes something else than it serialized."),
            _ => Published.Not($"The published program fails: {FirstLine(executed.Text)}."),
        };
    }

    /// <inheritdoc/>
    public void Dispose() => _folder.Delete(recursive: true);

    /// <summary>The first error of what a build printed, without the places of its files and the names of this machine's package sources.</summary>
    /// <param name="text">What it printed.</param>
    internal static string FirstError(string text)
    {
        const string Error = "error ";
        var line = text.Split('\n').FirstOrDefault(line => line.Contains(" " + Error, StringComparison.Ordinal)) ?? FirstLine(text);
        var start = line.IndexOf(" " + Error, StringComparison.Ordinal);
        var end = line.LastIndexOf(" [", StringComparison.Ordinal);
        var sources = line.IndexOf(". No packages exist with this id", StringComparison.Ordinal);
        return line[(start + 1)..(sources > start ? sources : end > start ? end : line.Length)].Trim().TrimEnd('.');
    }

    private static string FirstLine(string text) =>
        text.Split('\n', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries).FirstOrDefault()?.TrimEnd('.') ?? "it says nothing";

    private (int ExitCode, string Text) Run(string program, string[] arguments)
    {
        var start = new ProcessStartInfo(program, arguments) { WorkingDirectory = _folder.FullName, RedirectStandardOutput = true, RedirectStandardError = true };
        start.Environment["MSBUILDDISABLENODEREUSE"] = "1"; // A node that stays would hold the folder.
        start.Environment["DOTNET_CLI_UI_LANGUAGE"] = "en";
        start.Environment["DOTNET_ROOT"] = Path.GetDirectoryName(Path.GetDirectoryName(Path.GetDirectoryName(RuntimeFolder)));
        try
        {
            using var process = Process.Start(start)!;
            var error = process.StandardError.ReadToEndAsync();
            var output = process.StandardOutput.ReadToEnd();
            process.WaitForExit();
            return (process.ExitCode, output + error.Result);
        }
        catch (Win32Exception exception)
        {
            return (-1, exception.Message);
        }
    }

    // A framework-dependent program looks for the runtime there; it need not be where installers put it.
    private static string RuntimeFolder => System.Runtime.InteropServices.RuntimeEnvironment.GetRuntimeDirectory().TrimEnd(Path.DirectorySeparatorChar);
}
