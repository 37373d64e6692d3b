using System.Diagnostics;

namespace SerializationBenchmarks.Tests.Support;

/// <summary>Programs that tests compare with.</summary>
internal static class Tool
{
    /// <summary>Finds a program on the PATH, or returns null.</summary>
    public static string? Find(string name) => (Environment.GetEnvironmentVariable("PATH") ?? "")
        .Split(Path.PathSeparator, StringSplitOptions.RemoveEmptyEntries)
        .Select(folder => Path.Combine(folder, OperatingSystem.IsWindows() ? name + ".exe" : name))
        .FirstOrDefault(File.Exists);

    /// <summary>Runs a program and returns what it wrote.</summary>
    /// <exception cref="InvalidOperationException">It failed.</exception>
    public static string Run(string program, string folder, params string[] arguments)
    {
        using var reader = new StreamReader(new MemoryStream(Run(program, folder, [], arguments)));
        return reader.ReadToEnd();
    }

    /// <summary>Runs a program on input, small enough for a pipe, and returns what it wrote.</summary>
    /// <exception cref="InvalidOperationException">It failed.</exception>
    public static byte[] Run(string program, string folder, byte[] input, params string[] arguments)
    {
        using var process = Process.Start(new ProcessStartInfo(program, arguments)
        {
            WorkingDirectory = folder,
            RedirectStandardInput = true,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        })!;
        var error = process.StandardError.ReadToEndAsync();
        process.StandardInput.BaseStream.Write(input);
        process.StandardInput.Close();
        using var output = new MemoryStream();
        process.StandardOutput.BaseStream.CopyTo(output);
        process.WaitForExit();
        return process.ExitCode == 0
            ? output.ToArray()
            : throw new InvalidOperationException($"{program} exited with {process.ExitCode}: {System.Text.Encoding.UTF8.GetString(output.ToArray())}{error.Result}");
    }
}
