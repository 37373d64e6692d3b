using System.ComponentModel;
using System.Diagnostics;
using System.Globalization;
using SerializationBenchmarks.Programs.Processes;
using SerializationBenchmarks.Programs.Terminal;
using SerializationBenchmarks.Reports;
using SerializationBenchmarks.Reports.Files;
using SerializationBenchmarks.Reports.Tables;

namespace SerializationBenchmarks.Programs.Publishing;

/// <summary>Publishes programs with the .NET SDK, in a folder that lasts as long as the publisher, and runs them.</summary>
public sealed class Publisher : IDisposable
{
    private readonly string _root;

    private readonly string _dotnet;

    private int _published;

    private readonly OwnedFolder? _owned;

    private readonly string _folder;

    /// <summary>Makes the folder and looks for the SDK.</summary>
    /// <exception cref="UserErrorException">There is no SDK.</exception>
    /// <exception cref="OperationCanceledException">The search was ended.</exception>
    public Publisher(string root, string command, string? folder = null, string? dotnet = null, CancellationToken cancellation = default)
    {
        _owned = folder is null ? OwnedFolder.CreateTemporary("publish") : null;
        _folder = folder ?? _owned!.FullName;
        (_root, _dotnet) = (root, dotnet ?? Environment.GetEnvironmentVariable("DOTNET_HOST_PATH") ?? "dotnet");
        var hasSdk = false;
        try
        {
            hasSdk = Run(_dotnet, ["--version"], cancellation).ExitCode == 0;
        }
        finally
        {
            if (!hasSdk)
                Dispose();
        }

        if (!hasSdk)
            throw new UserErrorException($"{command} builds programs, for which '{_dotnet} --version' finds no .NET SDK; install the SDK of global.json, or put it on the PATH.");
    }

    /// <summary>Publishes programs, as many at once as there are processors, since much of what publishes one takes one of them.</summary>
    /// <exception cref="OperationCanceledException">It was stopped.</exception>
    public static void PublishAll<TProgram>(
        IReadOnlyCollection<TProgram> programs, Func<TProgram, string> name, TextWriter progress, Action<TProgram> publish, CancellationToken cancellation = default)
    {
        progress.WriteLine($"Publishing {NumberText.Count(programs.Count, "program")}");
        var lines = new CountedProgress(progress, programs.Count);
        var atOnce = new ParallelOptions { MaxDegreeOfParallelism = Environment.ProcessorCount, CancellationToken = cancellation };
        Parallel.ForEachAsync(programs, atOnce, (program, _) =>
        {
            publish(program);
            lines.Next(name(program));
            return ValueTask.CompletedTask;
        }).GetAwaiter().GetResult(); // A full disk's exception as it is, not among others.
    }

    /// <summary>Publishes a program in one mode; several may be published at once.</summary>
    /// <returns>Why it cannot be published, in a sentence; null if it was.</returns>
    /// <exception cref="OperationCanceledException">It was ended.</exception>
    public string? Publish(PublishedProgram program, PublishMode mode, string output, CancellationToken cancellation = default)
    {
        var folder = Directory.CreateDirectory(Path.Combine(_folder, Interlocked.Increment(ref _published).ToString(CultureInfo.InvariantCulture))); // What one mode restored would be in the way of the next.
        var published = Run(_dotnet, ["publish", program.Write(folder.FullName, _root), "--nologo", "--configuration", "Release", "--output", output, .. mode.Arguments], cancellation);
        folder.Delete(recursive: true);
        return FaultOf(published);
    }

    /// <summary>Publishes a project of the repository, of which nothing is written into the repository.</summary>
    /// <returns>Why it cannot be published, in a sentence; null if it was.</returns>
    public string? Publish(string project, string output, params IEnumerable<string> arguments)
    {
        string PathOf(string name) => Path.Combine(_folder, name) + Path.DirectorySeparatorChar;
        var published = Run(_dotnet, ["publish", project, "--nologo", "--configuration", "Release", "--output", output, $"-p:BaseIntermediateOutputPath={PathOf("obj")}", $"-p:BaseOutputPath={PathOf("bin")}", .. arguments]);
        return FaultOf(published);
    }

    /// <summary>Builds a project of the repository and those that it refers to, of which nothing is written into the repository's folders.</summary>
    /// <returns>The first error; null if it was built.</returns>
    /// <exception cref="OperationCanceledException">It was ended.</exception>
    public string? Build(string project, string artifacts, IEnumerable<string> arguments, CancellationToken cancellation)
    {
        var built = Run(_dotnet, ["build", project, "--nologo", "--configuration", "Release", "--artifacts-path", artifacts, .. arguments], cancellation);
        return built.ExitCode == 0 ? null : FirstError(built.Text);
    }

    /// <summary>What a command of the SDK prints.</summary>
    public string Sdk(IEnumerable<string> arguments) => OtherProgram.Run(Start(_dotnet, arguments)).Output;

    /// <summary>Runs a published program.</summary>
    /// <exception cref="OperationCanceledException">It was ended.</exception>
    public (int ExitCode, string Error) RunPublished(string output, string[] arguments, CancellationToken cancellation)
    {
        var (exitCode, text) = Run(PathOf(output), arguments, cancellation);
        return (exitCode, ErrorOf(text));
    }

    /// <summary>How a published program is started.</summary>
    public static ProcessStartInfo StartOf(string output, IEnumerable<string> arguments) => Start(PathOf(output), arguments);

    public void Dispose()
    {
        OwnedFolder.Remove(_folder);
        _owned?.Dispose();
    }

    /// <summary>Why a program was not published.</summary>
    /// <returns>One sentence; null if it was published.</returns>
    public static string? FaultOf((int ExitCode, string Text) published) => published.ExitCode == 0 ? null
        : new ChildEnd(published.ExitCode, InTime: true, "") is { WasKilled: true } end ? $"It cannot be published: dotnet publish was killed ({end.Cause})."
        : $"It cannot be published: {FirstError(published.Text)}.";

    /// <summary>The first error of what a build printed, without the places of its files and the names of this machine's package sources.</summary>
    public static string FirstError(string text)
    {
        const string Error = "error ";
        var line = text.Split('\n').FirstOrDefault(line => line.Contains(" " + Error, StringComparison.Ordinal)) ?? FirstLine(text);
        var start = line.IndexOf(" " + Error, StringComparison.Ordinal);
        var end = line.LastIndexOf(" [", StringComparison.Ordinal);
        var sources = line.IndexOf(". No packages exist with this id", StringComparison.Ordinal);
        return line[(start + 1)..(sources > start ? sources : end > start ? end : line.Length)].Trim().TrimEnd('.');
    }

    /// <summary>The innermost exception of what a program printed that an exception ended, because those around it say only where it passed; else the first line.</summary>
    public static string ErrorOf(string text)
    {
        const string Inner = "---> ";
        const string Unhandled = "Unhandled exception. ";
        var line = text.Split('\n', StringSplitOptions.TrimEntries).LastOrDefault(line => line.StartsWith(Inner, StringComparison.Ordinal)) ?? FirstLine(text);
        return line.Replace(Unhandled, "", StringComparison.Ordinal).Replace(Inner, "", StringComparison.Ordinal).TrimEnd('.');
    }

    private static string FirstLine(string text) =>
        text.Split('\n', StringSplitOptions.TrimEntries | StringSplitOptions.RemoveEmptyEntries).FirstOrDefault()?.TrimEnd('.') ?? "it says nothing";

    private static string PathOf(string output) => Path.Combine(output, PublishedProgram.FileName + (OperatingSystem.IsWindows() ? ".exe" : ""));

    private static ProcessStartInfo Start(string program, IEnumerable<string> arguments)
    {
        var start = new ProcessStartInfo(program, arguments);
        start.Environment["DOTNET_ROOT"] = Path.GetDirectoryName(Path.GetDirectoryName(Path.GetDirectoryName(RuntimeFolder)));
        return start;
    }

    private (int ExitCode, string Text) Run(string program, string[] arguments, CancellationToken cancellation = default)
    {
        var start = Start(program, arguments);
        start.WorkingDirectory = _folder;
        start.Environment["MSBUILDDISABLENODEREUSE"] = "1"; // A node that stays would hold the folder.
        start.Environment["DOTNET_CLI_UI_LANGUAGE"] = "en";
        try
        {
            var (exitCode, output, error) = OtherProgram.Run(start, cancellation: cancellation);
            return (exitCode, output + error);
        }
        catch (Win32Exception exception)
        {
            return (-1, exception.Message);
        }
    }

    // A framework-dependent program looks for the runtime there; it need not be where installers put it.
    private static string RuntimeFolder => System.Runtime.InteropServices.RuntimeEnvironment.GetRuntimeDirectory().TrimEnd(Path.DirectorySeparatorChar);
}
