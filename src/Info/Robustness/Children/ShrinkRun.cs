using SerializationBenchmarks.Info.Robustness.Trials;

namespace SerializationBenchmarks.Info.Robustness.Children;

/// <summary>Has an input shrunk by a child.</summary>
internal static class ShrinkRun
{
    private static readonly TimeSpan _limit = TimeSpan.FromMinutes(1);

    /// <summary>Shrinks an input while it keeps its outcome.</summary>
    /// <returns>The shortest bytes found; the input's own if it cannot be shrunk.</returns>
    public static byte[] Shrink(Subject subject, RobustnessSettings settings, int input, byte[] bytes, BadOutcome outcome, CancellationToken cancellation)
    {
        if (!outcome.IsCheap || bytes.Length > Shrinker.LongestInput)
            return bytes;
        var folder = Directory.CreateTempSubdirectory("SerializationBenchmarks.");
        try
        {
            var path = Path.Combine(folder.FullName, "shrunk");
            using var child = ChildProcess.Start(RobustnessWorker.ArgumentsOf(subject, settings, input, path, outcome.Text));
            using var ending = cancellation.Register(() => child.Kill(entireProcessTree: true));
            child.OutputDataReceived += (_, _) => { };
            child.ErrorDataReceived += (_, _) => { };
            child.BeginOutputReadLine();
            child.BeginErrorReadLine();
            if (!child.WaitForExit(_limit))
                child.Kill(entireProcessTree: true);
            child.WaitForExit();
            cancellation.ThrowIfCancellationRequested();

            // A shorter input may have ended the child: then the input as it was is the example.
            return child.ExitCode == 0 ? File.ReadAllBytes(path) : bytes;
        }
        finally
        {
            folder.Delete(recursive: true);
        }
    }
}
