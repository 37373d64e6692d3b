using System.Diagnostics;
using SerializationBenchmarks.Benchmarks.Commands;
using SerializationBenchmarks.Info;
using SerializationBenchmarks.Pages;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>Runs the programs of src.</summary>
internal static class BuiltPrograms
{
    /// <summary>Runs the program's main method in this process.</summary>
    public static Answer Run(params string[] arguments)
    {
        using var output = new StringWriter();
        using var error = new StringWriter();
        var exitCode = MainCommand.Run(arguments, output, error);
        return new Answer(exitCode, output.ToString(), WithoutWaiting(error.ToString()));
    }

    /// <summary>
    /// Measures by the program's main method in this process, which spares the start of a program; whatever is timed has processes of its own.
    /// </summary>
    /// <param name="folder">Where the record goes, in <c>results</c>, and the tables, in <c>artifacts</c>.</param>
    /// <param name="arguments">The other arguments.</param>
    public static Answer Measure(TemporaryFolder folder, params IEnumerable<string> arguments) =>
        Run([.. arguments, "--results", folder["results"], "--artifacts", folder["artifacts"]]);

    /// <summary>Runs src/Info's main method in this process.</summary>
    public static Answer RunInfo(params string[] arguments)
    {
        using var output = new StringWriter();
        using var error = new StringWriter();
        var exitCode = InfoProgram.Run(arguments, output, error);
        return new Answer(exitCode, output.ToString(), WithoutWaiting(error.ToString()));
    }

    /// <summary>Runs src/Pages' main method in this process.</summary>
    public static Answer RunPages(params string[] arguments)
    {
        using var output = new StringWriter();
        using var error = new StringWriter();
        var exitCode = PagesProgram.Run(arguments, output, error);
        return new Answer(exitCode, output.ToString(), error.ToString());
    }

    /// <summary>Runs one of the programs in this process, as if it had been started in a folder. Only for tests that are alone in the process, whose current folder it changes.</summary>
    /// <param name="folder">The folder.</param>
    /// <param name="program"><c>Benchmarks</c>, <c>Info</c> or <c>Pages</c>.</param>
    /// <param name="arguments">Its arguments.</param>
    public static Answer RunIn(string folder, string program, params string[] arguments)
    {
        var before = Environment.CurrentDirectory;
        Environment.CurrentDirectory = folder;
        try
        {
            return program switch { "Info" => RunInfo(arguments), "Pages" => RunPages(arguments), _ => Run(arguments) };
        }
        finally
        {
            Environment.CurrentDirectory = before;
        }
    }

    /// <summary>Runs the program in a process of its own.</summary>
    public static Answer RunProcess(string folder, params string[] arguments)
    {
        using var process = Start(folder, arguments);
        return Finish(process);
    }

    /// <summary>Runs the program in a process of its own, which has its temporary files apart from all others'.</summary>
    /// <param name="temporary">The folder for its temporary files.</param>
    /// <param name="folder">The folder to run it in.</param>
    /// <param name="arguments">Its arguments.</param>
    public static Answer RunProcessApart(string temporary, string folder, params string[] arguments)
    {
        using var process = StartAny(folder, [.. Program("Benchmarks"), .. arguments], ("TMPDIR", temporary), ("TMP", temporary));
        return Finish(process);
    }

    /// <summary>Runs any program in a process of its own.</summary>
    /// <param name="folder">The folder to run it in.</param>
    /// <param name="words">The program and its arguments.</param>
    public static Answer RunAny(string folder, IEnumerable<string> words)
    {
        using var process = StartAny(folder, words);
        return Finish(process);
    }

    /// <summary>Starts the program in a process of its own.</summary>
    public static Process Start(string folder, params string[] arguments) => StartAny(folder, [.. Program("Benchmarks"), .. arguments]);

    /// <summary>The words that start one of the programs, <c>Benchmarks</c>, <c>Info</c> or <c>Pages</c>.</summary>
    public static string[] Program(string name) =>
    [
        Environment.GetEnvironmentVariable("DOTNET_HOST_PATH") ?? "dotnet",
        (name == "Info" ? typeof(InfoProgram) : typeof(MainCommand)).Assembly.Location,
    ];

    /// <summary>Copies both programs, with what they need, out of the checkout.</summary>
    /// <param name="folder">Where to.</param>
    /// <returns>Starts one of them, with its arguments, in that folder, and returns what it answered.</returns>
    public static Func<string, IEnumerable<string>, Answer> Copy(TemporaryFolder folder)
    {
        foreach (var file in Directory.GetFiles(AppContext.BaseDirectory))
            File.Copy(file, folder[Path.GetFileName(file)]);
        return (name, arguments) =>
        {
            string[] words = Program(name);
            return RunAny(folder.Path, [.. words[..^1], folder[Path.GetFileName(words[^1])], .. arguments]);
        };
    }

    /// <summary>Starts any program in a process of its own.</summary>
    /// <param name="folder">The folder to run it in.</param>
    /// <param name="words">The program and its arguments.</param>
    /// <param name="variables">What its environment has besides this process's.</param>
    public static Process StartAny(string folder, IEnumerable<string> words, params (string Name, string Value)[] variables)
    {
        var start = new ProcessStartInfo(words.First(), words.Skip(1))
        {
            WorkingDirectory = folder,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        };
        foreach (var (name, value) in variables)
            start.Environment[name] = value;
        return Process.Start(start)!;
    }

    private static Answer Finish(Process process)
    {
        var output = process.StandardOutput.ReadToEndAsync();
        var error = process.StandardError.ReadToEndAsync();
        process.WaitForExit();
        return new Answer(process.ExitCode, output.Result, WithoutWaiting(error.Result));
    }

    // What takes long is said, and on a busy machine everything does.
    private static string WithoutWaiting(string error) => string.Join('\n', error.Split('\n').Where(line => !line.StartsWith("Waiting for ", StringComparison.Ordinal)));
}
