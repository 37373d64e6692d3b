using System.ComponentModel;
using System.Diagnostics;

namespace SerializationBenchmarks.Programs.Processes;

/// <summary>A program that is not of this repository, such as a compiler or Node.js: the one way to run it. Children of ours are run by <see cref="Child"/>.</summary>
public static class OtherProgram
{
    /// <summary>Runs it to its end.</summary>
    /// <exception cref="Win32Exception">There is no such program.</exception>
    /// <exception cref="OperationCanceledException">It was killed because of <paramref name="cancellation"/>.</exception>
    public static (int ExitCode, string Output, string Error) Run(ProcessStartInfo start, string input = "", CancellationToken cancellation = default)
    {
        cancellation.ThrowIfCancellationRequested();
        (start.RedirectStandardInput, start.RedirectStandardOutput, start.RedirectStandardError) = (true, true, true);
        using var process = LivingChildren.Start(start); // A signal that ends this process alone would leave it, working for nobody.
        using var ending = cancellation.Register(() => process.Kill(entireProcessTree: true));
        try
        {
            return Talk(process, input, cancellation);
        }
        finally
        {
            LivingChildren.Forget(process);
        }
    }

    private static (int ExitCode, string Output, string Error) Talk(Process process, string input, CancellationToken cancellation)
    {
        var (output, error) = (process.StandardOutput.ReadToEndAsync(CancellationToken.None), process.StandardError.ReadToEndAsync(CancellationToken.None));
        try
        {
            process.StandardInput.Write(input);
            process.StandardInput.Close();
        }
        catch (IOException)
        {
            // It has ended without reading all of it, and its exit code says whether that was well.
        }

        process.WaitForExit();
        cancellation.ThrowIfCancellationRequested();
        return (process.ExitCode, output.Result, error.Result);
    }
}
