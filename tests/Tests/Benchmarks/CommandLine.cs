using System.Diagnostics;
using SerializationBenchmarks.Benchmarks.Commands;

namespace SerializationBenchmarks.Tests.Benchmarks;

/// <summary>What a command answered.</summary>
internal sealed record Answer(int ExitCode, string Output, string Error)
{
    /// <summary>Checks that the command told the user in one line what is wrong, and did nothing else.</summary>
    public void IsUserError(string part)
    {
        Assert.Contains(part, Error, StringComparison.Ordinal);
        Assert.Equal("", Output);
        Assert.EndsWith(Environment.NewLine, Error, StringComparison.Ordinal);
        Assert.Single(Error.TrimEnd().Split('\n'));
        Assert.Equal(2, ExitCode);
    }
}

/// <summary>Runs src/Benchmarks.</summary>
internal static class CommandLine
{
    // The program has one command line; its options are made once.
    private static readonly Lock _one = new();

    /// <summary>Runs the program's main method in this process.</summary>
    public static Answer Run(params string[] arguments)
    {
        lock (_one)
        {
            using var output = new StringWriter();
            using var error = new StringWriter();
            var exitCode = MainCommand.Run(arguments, output, error);
            return new Answer(exitCode, output.ToString(), error.ToString());
        }
    }

    /// <summary>Runs the program in a process of its own.</summary>
    public static Answer RunProcess(string folder, params string[] arguments)
    {
        using var process = Start(folder, arguments);
        var output = process.StandardOutput.ReadToEndAsync();
        var error = process.StandardError.ReadToEndAsync();
        process.WaitForExit();
        return new Answer(process.ExitCode, output.Result, error.Result);
    }

    /// <summary>Starts the program in a process of its own.</summary>
    public static Process Start(string folder, params string[] arguments) => Process.Start(new ProcessStartInfo(
        Environment.GetEnvironmentVariable("DOTNET_HOST_PATH") ?? "dotnet",
        [typeof(MainCommand).Assembly.Location, .. arguments])
    {
        WorkingDirectory = folder,
        RedirectStandardOutput = true,
        RedirectStandardError = true,
    })!;
}
