using System.ComponentModel;
using System.Diagnostics;
using SerializationBenchmarks.Reports.Tables;

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

    /// <summary>Runs it to its end, or until it has taken too long.</summary>
    /// <param name="notice">Is told that it takes long.</param>
    /// <exception cref="Win32Exception">There is no such program.</exception>
    /// <exception cref="TimeoutException">It was killed because it took too long.</exception>
    public static (int ExitCode, string Output, string Error) Run(ProcessStartInfo start, string input, Patience patience, Action notice)
    {
        using var limit = new CancellationTokenSource();
        using var silence = new Silence(patience, notice, limit.Cancel);
        silence.Begin();
        try
        {
            return Run(start, input, limit.Token);
        }
        catch (OperationCanceledException)
        {
            throw new TimeoutException($"{start.FileName} did not answer within {NumberText.Duration(patience.Limit)}");
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
            // It has ended without reading all of it, and its exit code says whether that was well; or it was killed.
        }

        process.WaitForExit();
        if (process.ExitCode != 0)
            LivingChildren.WaitIfEnding(cancellation);
        cancellation.ThrowIfCancellationRequested();
        return (process.ExitCode, output.Result, error.Result);
    }
}
